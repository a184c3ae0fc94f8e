-- Rulings, folder errors, protests and appeals.

-- AlterTable
ALTER TABLE "board_result" ADD COLUMN     "recorded_cancelled" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "penalty" ADD COLUMN     "ruling_id" UUID;

-- CreateTable
CREATE TABLE "ruling" (
    "id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "note" TEXT,
    "called_at" TIMESTAMPTZ(3),
    "late" TEXT,
    "late_reason" TEXT,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "made_by_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),
    "folder_error_id" UUID,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "folder_error" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "board_set_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "from_sequence" INTEGER NOT NULL,
    "note" TEXT,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "folder_error_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "protest" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "table_id" UUID,
    "board" INTEGER,
    "ruling_id" UUID,
    "team_id" UUID NOT NULL,
    "lodged_at" TIMESTAMPTZ(3) NOT NULL,
    "in_time" BOOLEAN NOT NULL,
    "late_reason" TEXT,
    "text" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "decided_at" TIMESTAMPTZ(3),
    "decision" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "protest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "appeal" (
    "id" UUID NOT NULL,
    "ruling_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "filed_at" TIMESTAMPTZ(3) NOT NULL,
    "text" TEXT,
    "state" TEXT NOT NULL DEFAULT 'filed',
    "decided_at" TIMESTAMPTZ(3),
    "decision" TEXT,
    "replacement_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "appeal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ruling_table_id_board_idx" ON "ruling"("table_id", "board");

-- CreateIndex
CREATE INDEX "ruling_folder_error_id_idx" ON "ruling"("folder_error_id");

-- CreateIndex
CREATE UNIQUE INDEX "ruling_match_id_board_ordinal_key" ON "ruling"("match_id", "board", "ordinal");

-- CreateIndex
CREATE INDEX "folder_error_round_id_idx" ON "folder_error"("round_id");

-- CreateIndex
CREATE INDEX "folder_error_board_set_id_idx" ON "folder_error"("board_set_id");

-- CreateIndex
CREATE INDEX "protest_round_id_idx" ON "protest"("round_id");

-- CreateIndex
CREATE INDEX "protest_table_id_idx" ON "protest"("table_id");

-- CreateIndex
CREATE INDEX "protest_ruling_id_idx" ON "protest"("ruling_id");

-- CreateIndex
CREATE INDEX "protest_team_id_idx" ON "protest"("team_id");

-- CreateIndex
CREATE INDEX "appeal_ruling_id_idx" ON "appeal"("ruling_id");

-- CreateIndex
CREATE INDEX "appeal_team_id_idx" ON "appeal"("team_id");

-- CreateIndex
CREATE INDEX "appeal_replacement_id_idx" ON "appeal"("replacement_id");

-- CreateIndex
CREATE UNIQUE INDEX "penalty_ruling_id_key" ON "penalty"("ruling_id");

-- AddForeignKey
ALTER TABLE "penalty" ADD CONSTRAINT "penalty_ruling_id_fkey" FOREIGN KEY ("ruling_id") REFERENCES "ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_table_id_match_id_fkey" FOREIGN KEY ("table_id", "match_id") REFERENCES "playing_table"("id", "match_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_table_id_board_fkey" FOREIGN KEY ("table_id", "board") REFERENCES "board_result"("table_id", "board") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_folder_error_id_fkey" FOREIGN KEY ("folder_error_id") REFERENCES "folder_error"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder_error" ADD CONSTRAINT "folder_error_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder_error" ADD CONSTRAINT "folder_error_board_set_id_fkey" FOREIGN KEY ("board_set_id") REFERENCES "board_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protest" ADD CONSTRAINT "protest_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protest" ADD CONSTRAINT "protest_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protest" ADD CONSTRAINT "protest_ruling_id_fkey" FOREIGN KEY ("ruling_id") REFERENCES "ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "protest" ADD CONSTRAINT "protest_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_ruling_id_fkey" FOREIGN KEY ("ruling_id") REFERENCES "ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_replacement_id_fkey" FOREIGN KEY ("replacement_id") REFERENCES "ruling"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here on: what Prisma's schema cannot say. Codes are those of the domain packages; a test compares them.

ALTER TABLE ruling
  ADD CONSTRAINT ruling_board_positive CHECK (board >= 1),
  ADD CONSTRAINT ruling_ordinal_positive CHECK (ordinal >= 1),
  ADD CONSTRAINT ruling_seat_code CHECK (seat IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT ruling_rule_form CHECK (rule ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT ruling_facts_by_name CHECK (jsonb_typeof(facts) = 'object'),
  ADD CONSTRAINT ruling_late_code
    CHECK (late IN ('next-board-begun', 'board-recorded', 'protest-deadline-passed', 'penalty-forgone')),
  ADD CONSTRAINT ruling_late_with_reason CHECK ((late IS NULL) = (late_reason IS NULL)),
  ADD CONSTRAINT ruling_withdrawn_after_made CHECK (withdrawn_at >= made_at);

ALTER TABLE folder_error
  ADD CONSTRAINT folder_error_board_positive CHECK (board >= 1),
  ADD CONSTRAINT folder_error_from_sequence_positive CHECK (from_sequence >= 1),
  ADD CONSTRAINT folder_error_withdrawn_after_found CHECK (withdrawn_at >= found_at);

ALTER TABLE protest
  ADD CONSTRAINT protest_board_at_a_table CHECK (board IS NULL OR (board >= 1 AND table_id IS NOT NULL)),
  ADD CONSTRAINT protest_late_with_reason CHECK (in_time = (late_reason IS NULL)),
  ADD CONSTRAINT protest_state_code CHECK (state IN ('open', 'granted', 'refused', 'taken-back')),
  ADD CONSTRAINT protest_decided_with_reason
    CHECK ((state = 'open') = (decided_at IS NULL) AND (state = 'open') = (decision IS NULL));

ALTER TABLE appeal
  ADD CONSTRAINT appeal_state_code CHECK (state IN ('filed', 'dismissed', 'changed', 'upheld')),
  ADD CONSTRAINT appeal_decided_with_reason
    CHECK ((state = 'filed') = (decided_at IS NULL) AND (state = 'filed') = (decision IS NULL)),
  ADD CONSTRAINT appeal_changed_to_another_ruling
    CHECK ((state = 'changed') = (replacement_id IS NOT NULL) AND replacement_id IS DISTINCT FROM ruling_id);

-- Rulings and folder errors stay on record as they were made; they can be withdrawn, once. Protests and appeals are
-- decided once. None of them is ever deleted.
CREATE TRIGGER ruling_only_withdrawn BEFORE UPDATE ON ruling FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.match_id, OLD.table_id, OLD.board, OLD.ordinal, OLD.seat, OLD.rule, OLD.facts, OLD.note,
        OLD.called_at, OLD.late, OLD.late_reason, OLD.made_at, OLD.made_by_id, OLD.folder_error_id)
      IS DISTINCT FROM
       (NEW.id, NEW.match_id, NEW.table_id, NEW.board, NEW.ordinal, NEW.seat, NEW.rule, NEW.facts, NEW.note,
        NEW.called_at, NEW.late, NEW.late_reason, NEW.made_at, NEW.made_by_id, NEW.folder_error_id))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_never_deleted BEFORE DELETE ON ruling FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ruling_never_emptied BEFORE TRUNCATE ON ruling FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER folder_error_only_withdrawn BEFORE UPDATE ON folder_error FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.round_id, OLD.board_set_id, OLD.board, OLD.from_sequence, OLD.note, OLD.found_at)
      IS DISTINCT FROM (NEW.id, NEW.round_id, NEW.board_set_id, NEW.board, NEW.from_sequence, NEW.note, NEW.found_at))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER folder_error_never_deleted BEFORE DELETE ON folder_error
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER folder_error_never_emptied BEFORE TRUNCATE ON folder_error
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER protest_only_decided BEFORE UPDATE ON protest FOR EACH ROW
  WHEN (OLD.state <> 'open'
    OR (OLD.id, OLD.round_id, OLD.table_id, OLD.board, OLD.ruling_id, OLD.team_id, OLD.lodged_at, OLD.in_time,
        OLD.late_reason, OLD.text)
      IS DISTINCT FROM
       (NEW.id, NEW.round_id, NEW.table_id, NEW.board, NEW.ruling_id, NEW.team_id, NEW.lodged_at, NEW.in_time,
        NEW.late_reason, NEW.text))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER protest_never_deleted BEFORE DELETE ON protest FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER protest_never_emptied BEFORE TRUNCATE ON protest
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER appeal_only_decided BEFORE UPDATE ON appeal FOR EACH ROW
  WHEN (OLD.state <> 'filed'
    OR (OLD.id, OLD.ruling_id, OLD.team_id, OLD.filed_at, OLD.text)
      IS DISTINCT FROM (NEW.id, NEW.ruling_id, NEW.team_id, NEW.filed_at, NEW.text))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER appeal_never_deleted BEFORE DELETE ON appeal FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER appeal_never_emptied BEFORE TRUNCATE ON appeal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

DROP TRIGGER penalty_only_withdrawn ON penalty;
CREATE TRIGGER penalty_only_withdrawn BEFORE UPDATE ON penalty FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.match_id, OLD.table_id, OLD.board, OLD.side, OLD.rule, OLD.awarded_at, OLD.ruling_id)
      IS DISTINCT FROM
       (NEW.id, NEW.match_id, NEW.table_id, NEW.board, NEW.side, NEW.rule, NEW.awarded_at, NEW.ruling_id))
  EXECUTE FUNCTION refuse_change();

-- A ruling's penalty point is on its board, against its seat's side, under its entry, and is withdrawn with it. Judged
-- at the end of the transaction, because the two rows change one after the other.
CREATE FUNCTION check_ruled_penalty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM penalty JOIN ruling ON ruling.id = penalty.ruling_id
     WHERE ruling.id = CASE TG_TABLE_NAME WHEN 'ruling' THEN NEW.id
                         ELSE (SELECT ruling_id FROM penalty WHERE id = NEW.id) END
       AND ((penalty.match_id, penalty.table_id, penalty.board, penalty.rule, penalty.side)
              IS DISTINCT FROM (ruling.match_id, ruling.table_id, ruling.board, ruling.rule,
                CASE WHEN ruling.seat IN ('N', 'S') THEN 'NS' ELSE 'EW' END)
            OR (penalty.withdrawn_at IS NULL) <> (ruling.withdrawn_at IS NULL))) THEN
    RAISE EXCEPTION '% % breaks constraint "penalty_as_its_ruling"', TG_TABLE_NAME, NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'penalty', CONSTRAINT = 'penalty_as_its_ruling';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER penalty_as_its_ruling AFTER INSERT OR UPDATE ON penalty
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.ruling_id IS NOT NULL)
  EXECUTE FUNCTION check_ruled_penalty();
CREATE CONSTRAINT TRIGGER ruling_as_its_penalty AFTER UPDATE ON ruling
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ruled_penalty();

-- Protests are about their own round; an error is found in a folder of a set that its round plays.
CREATE FUNCTION check_protest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM match_team WHERE round_id = NEW.round_id AND team_id = NEW.team_id)
    OR (NEW.table_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM playing_table WHERE id = NEW.table_id AND round_id = NEW.round_id))
    OR (NEW.ruling_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM ruling JOIN match ON match.id = ruling.match_id
       WHERE ruling.id = NEW.ruling_id AND match.round_id = NEW.round_id)) THEN
    RAISE EXCEPTION 'protest % breaks constraint "protest_of_its_round"', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'protest', CONSTRAINT = 'protest_of_its_round';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER protest_of_its_round AFTER INSERT ON protest FOR EACH ROW EXECUTE FUNCTION check_protest();

CREATE FUNCTION check_folder_error() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM board_set_use use JOIN match ON match.id = use.match_id
                  WHERE use.board_set_id = NEW.board_set_id AND match.round_id = NEW.round_id) THEN
    RAISE EXCEPTION 'folder error % breaks constraint "folder_error_of_its_round"', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'folder_error', CONSTRAINT = 'folder_error_of_its_round';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER folder_error_of_its_round AFTER INSERT ON folder_error
  FOR EACH ROW EXECUTE FUNCTION check_folder_error();

-- A board counts as recorded unless it is ruled, in its result and in being cancelled; and what the director has
-- cancelled himself no ruling brings back.
UPDATE board_result SET recorded_cancelled = true WHERE cancelled;
ALTER TABLE board_result
  DROP CONSTRAINT board_result_counts_as_recorded_unless_ruled,
  ADD CONSTRAINT board_result_counts_as_recorded_unless_ruled
    CHECK (ruled OR (contract, declarer, outcome, tout, cancelled) IS NOT DISTINCT FROM
      (recorded_contract, recorded_declarer, recorded_outcome, recorded_tout, recorded_cancelled)),
  ADD CONSTRAINT board_result_cancelled_as_recorded CHECK (cancelled OR NOT recorded_cancelled);

-- A board is ruled at a table exactly when a ruling is in force on it there, or one at the partner table cancels it.
CREATE FUNCTION check_ruled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM board_result result
      JOIN playing_table ON playing_table.id = result.table_id
     CROSS JOIN LATERAL (
       SELECT count(*) AS on_board, count(*) FILTER (WHERE ruling.table_id = result.table_id) AS here
         FROM ruling
        WHERE ruling.match_id = playing_table.match_id AND ruling.board = result.board
          AND ruling.withdrawn_at IS NULL) in_force
     WHERE result.table_id = NEW.table_id AND result.board = NEW.board
       AND (result.ruled <> (here > 0 OR result.cancelled <> result.recorded_cancelled)
         OR (result.cancelled <> result.recorded_cancelled AND on_board = 0))) THEN
    RAISE EXCEPTION 'board % breaks constraint "board_result_ruled_by_rulings"', NEW.board
      USING ERRCODE = 'check_violation', TABLE = 'board_result', CONSTRAINT = 'board_result_ruled_by_rulings';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER board_result_ruled_on_insert AFTER INSERT ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.ruled) EXECUTE FUNCTION check_ruled();
CREATE CONSTRAINT TRIGGER board_result_ruled_on_update AFTER UPDATE OF ruled, cancelled, recorded_cancelled ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.ruled, OLD.cancelled, OLD.recorded_cancelled) IS DISTINCT FROM
    (NEW.ruled, NEW.cancelled, NEW.recorded_cancelled))
  EXECUTE FUNCTION check_ruled();
CREATE CONSTRAINT TRIGGER ruling_rules_its_board AFTER INSERT OR UPDATE OF withdrawn_at ON ruling
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ruled();
