-- AlterTable
ALTER TABLE "folder_error" ADD COLUMN     "from_table_id" UUID,
ADD COLUMN     "from_time" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "folder_error_from_table_id_idx" ON "folder_error"("from_table_id");

-- AddForeignKey
ALTER TABLE "folder_error" ADD CONSTRAINT "folder_error_from_table_id_fkey" FOREIGN KEY ("from_table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Table and time are known together, and the error was found after it began.
ALTER TABLE folder_error
  ADD CONSTRAINT folder_error_table_with_time CHECK ((from_table_id IS NULL) = (from_time IS NULL)),
  ADD CONSTRAINT folder_error_found_after_it_began CHECK (from_time <= found_at);

-- Where an error began is as little changed as the rest of it.
DROP TRIGGER folder_error_only_withdrawn ON folder_error;
CREATE TRIGGER folder_error_only_withdrawn BEFORE UPDATE ON folder_error FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.round_id, OLD.board_set_id, OLD.board, OLD.from_sequence, OLD.from_table_id, OLD.from_time, OLD.note,
        OLD.found_at)
      IS DISTINCT FROM
       (NEW.id, NEW.round_id, NEW.board_set_id, NEW.board, NEW.from_sequence, NEW.from_table_id, NEW.from_time, NEW.note,
        NEW.found_at))
  EXECUTE FUNCTION refuse_change();

-- The table at which it began is one of the match that the place in the order names.
CREATE FUNCTION check_folder_error_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM board_set_use use JOIN playing_table ON playing_table.match_id = use.match_id
                  WHERE use.board_set_id = NEW.board_set_id AND use.sequence = NEW.from_sequence
                    AND playing_table.id = NEW.from_table_id) THEN
    RAISE EXCEPTION 'folder error % breaks constraint "folder_error_table_of_its_set"', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'folder_error', CONSTRAINT = 'folder_error_table_of_its_set';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER folder_error_table_of_its_set AFTER INSERT ON folder_error
  FOR EACH ROW WHEN (NEW.from_table_id IS NOT NULL) EXECUTE FUNCTION check_folder_error_table();
