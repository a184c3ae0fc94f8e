-- AlterTable
ALTER TABLE "board_entry" ADD COLUMN     "by_side" TEXT,
ADD COLUMN     "version" INTEGER;

-- AlterTable
ALTER TABLE "board_result" ADD COLUMN     "entered_by_id" UUID,
ADD COLUMN     "entered_side" TEXT;

-- AlterTable
ALTER TABLE "round" ADD COLUMN     "live_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "round_clock" (
    "round_id" UUID NOT NULL,
    "minutes" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "seconds_left" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "round_clock_pkey" PRIMARY KEY ("round_id")
);

-- CreateTable
CREATE TABLE "announcement" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "taken_down_at" TIMESTAMPTZ(3),

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_access" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "pin" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "table_access_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_device" (
    "id" UUID NOT NULL,
    "access_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "table_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pin_try" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "device_key" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pin_try_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reconciliation" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "by_side" TEXT NOT NULL,
    "ns_game_points" INTEGER NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" UUID,
    "client_time" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "director_call" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "about" TEXT NOT NULL,
    "called_at" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),
    "taken_by_id" UUID,
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "director_call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "announcement_round_id_idx" ON "announcement"("round_id");

-- CreateIndex
CREATE UNIQUE INDEX "table_access_token_key" ON "table_access"("token");

-- CreateIndex
CREATE INDEX "table_access_table_id_idx" ON "table_access"("table_id");

-- CreateIndex
CREATE UNIQUE INDEX "table_device_token_hash_key" ON "table_device"("token_hash");

-- CreateIndex
CREATE INDEX "table_device_access_id_idx" ON "table_device"("access_id");

-- CreateIndex
CREATE INDEX "pin_try_table_id_at_idx" ON "pin_try"("table_id", "at");

-- CreateIndex
CREATE INDEX "reconciliation_table_id_board_idx" ON "reconciliation"("table_id", "board");

-- CreateIndex
CREATE INDEX "director_call_table_id_idx" ON "director_call"("table_id");

-- AddForeignKey
ALTER TABLE "round_clock" ADD CONSTRAINT "round_clock_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_access" ADD CONSTRAINT "table_access_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_device" ADD CONSTRAINT "table_device_access_id_fkey" FOREIGN KEY ("access_id") REFERENCES "table_access"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pin_try" ADD CONSTRAINT "pin_try_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reconciliation" ADD CONSTRAINT "reconciliation_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reconciliation" ADD CONSTRAINT "reconciliation_table_id_board_fkey" FOREIGN KEY ("table_id", "board") REFERENCES "board_result"("table_id", "board") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "director_call" ADD CONSTRAINT "director_call_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express -------------------------------------------------------------------------------------

ALTER TABLE board_entry
  DROP CONSTRAINT board_entry_action_code,
  DROP CONSTRAINT board_entry_tuple_with_a_result;
ALTER TABLE board_entry
  ADD CONSTRAINT board_entry_action_code CHECK (action IN
    ('result', 'clear', 'cancel', 'restore', 'not-played', 'confirm', 'dispute', 'second-look', 'verify')),
  ADD CONSTRAINT board_entry_tuple_with_a_result CHECK (CASE
    WHEN action IN ('result', 'confirm', 'second-look', 'verify') THEN num_nonnulls(contract, outcome, tout) = 3
    WHEN action = 'dispute' THEN num_nonnulls(contract, outcome, tout) IN (0, 3)
    ELSE num_nonnulls(contract, outcome, tout) = 0
  END),
  ADD CONSTRAINT board_entry_by_side_code CHECK (by_side IN ('NS', 'EW')),
  ADD CONSTRAINT board_entry_version_positive CHECK (version >= 1),
  ADD CONSTRAINT board_entry_version_at_a_table CHECK (source <> 'table' OR version IS NOT NULL),
  ADD CONSTRAINT board_entry_side_at_a_table CHECK ((source = 'table') = (by_side IS NOT NULL)),
  ADD CONSTRAINT board_entry_second_look_away_from_the_table
    CHECK (source <> 'table' OR action NOT IN ('second-look', 'verify', 'cancel', 'restore', 'not-played'));

ALTER TABLE board_result
  ADD CONSTRAINT board_result_entered_side_code CHECK (entered_side IN ('NS', 'EW')),
  ADD CONSTRAINT board_result_who_entered_with_a_result
    CHECK (recorded_contract IS NOT NULL OR (entered_side IS NULL AND entered_by_id IS NULL));

ALTER TABLE round
  ADD CONSTRAINT round_live_once_drawn CHECK (live_at IS NULL OR state <> 'planned');

-- Running with an end, or standing with what is left.
ALTER TABLE round_clock
  ADD CONSTRAINT round_clock_minutes_possible CHECK (minutes BETWEEN 1 AND 1440),
  ADD CONSTRAINT round_clock_seconds_possible CHECK (seconds_left BETWEEN 0 AND 86400),
  ADD CONSTRAINT round_clock_runs_or_stands CHECK (num_nonnulls(ends_at, seconds_left) = 1),
  ADD CONSTRAINT round_clock_version_positive CHECK (version >= 1);

ALTER TABLE announcement
  ADD CONSTRAINT announcement_text_length CHECK (length(text) BETWEEN 1 AND 300),
  ADD CONSTRAINT announcement_taken_down_after CHECK (taken_down_at >= at);

ALTER TABLE table_access
  ADD CONSTRAINT table_access_token_form CHECK (token ~ '^[0-9a-f]{32}$'),
  ADD CONSTRAINT table_access_pin_form CHECK (pin ~ '^[0-9]{6}$'),
  ADD CONSTRAINT table_access_revoked_after CHECK (revoked_at >= created_at);
CREATE UNIQUE INDEX table_access_one_in_force ON table_access (table_id) WHERE revoked_at IS NULL;

ALTER TABLE table_device
  ADD CONSTRAINT table_device_hash_form CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT table_device_left_after CHECK (left_at >= created_at);

ALTER TABLE pin_try
  ADD CONSTRAINT pin_try_device_key_form CHECK (device_key ~ '^[0-9a-f]{64}$');

ALTER TABLE reconciliation
  ADD CONSTRAINT reconciliation_board_positive CHECK (board >= 1),
  ADD CONSTRAINT reconciliation_by_side_code CHECK (by_side IN ('NS', 'EW')),
  ADD CONSTRAINT reconciliation_actor_code CHECK (actor_kind IN ('user', 'table', 'system')),
  ADD CONSTRAINT reconciliation_actor_has_id CHECK ((actor_kind = 'system') = (actor_id IS NULL));
CREATE TRIGGER reconciliation_only_added BEFORE UPDATE OR DELETE ON reconciliation
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reconciliation_never_emptied BEFORE TRUNCATE ON reconciliation
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE director_call
  ADD CONSTRAINT director_call_board_positive CHECK (board >= 1),
  ADD CONSTRAINT director_call_about_code CHECK (about IN ('ruling', 'disputed', 'total', 'other')),
  ADD CONSTRAINT director_call_taken_by_somebody CHECK ((taken_at IS NULL) = (taken_by_id IS NULL)),
  ADD CONSTRAINT director_call_in_order CHECK (taken_at >= called_at AND closed_at >= COALESCE(taken_at, called_at)),
  ADD CONSTRAINT director_call_version_positive CHECK (version >= 1);
CREATE UNIQUE INDEX director_call_one_open ON director_call (table_id) WHERE closed_at IS NULL;

-- Tells every running program which tournament has a new event: see apps/api/src/modules/live. Many events of one
-- transaction are told once.
CREATE FUNCTION tell_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('spadille_events', chain_id::text) FROM (SELECT DISTINCT chain_id FROM added) AS chains;
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_event_tells AFTER INSERT ON audit_event
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_events();

-- Which phones are let in: what a phone follows ends when its access does, also by the end of its round.
CREATE TRIGGER table_access_tells AFTER UPDATE OR DELETE ON table_access
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
CREATE TRIGGER table_device_tells AFTER UPDATE OR DELETE ON table_device
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
CREATE TRIGGER round_state_tells AFTER UPDATE OF state ON round
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
-- What the public sees of a round while it is played.
CREATE TRIGGER round_live_tells AFTER UPDATE OF live_at ON round
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
