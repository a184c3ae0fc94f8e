-- A whole season: clubs and what is private of people, entries with their fees, mail, days of play, seedings, how a stage
-- ends and who goes on, and rounds that are away on a laptop.

-- AlterTable
ALTER TABLE "club" ADD COLUMN     "affiliated_from" DATE,
ADD COLUMN     "affiliated_to" DATE;

-- AlterTable
ALTER TABLE "play_day" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "label" TEXT,
ADD COLUMN     "rule" TEXT,
ADD COLUMN     "starts_at" TEXT,
ADD COLUMN     "venue" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "player" ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "pool_team" ADD COLUMN     "carried_game_points" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "carried_match_points" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "round" ADD COLUMN     "draw_shown_at" TIMESTAMPTZ(3),
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'ordinary';

-- AlterTable
ALTER TABLE "stage" ADD COLUMN     "advance_best_of_rest" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "advance_per_pool" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "carry_over" TEXT NOT NULL DEFAULT 'nothing',
ADD COLUMN     "finished_at" TIMESTAMPTZ(3),
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'other';

-- AlterTable
ALTER TABLE "team" ADD COLUMN     "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "entry_reason" TEXT,
ADD COLUMN     "entry_state" TEXT NOT NULL DEFAULT 'accepted',
ADD COLUMN     "late" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "tournament" ADD COLUMN     "calendar_shown_at" TIMESTAMPTZ(3),
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'other';

-- CreateTable
CREATE TABLE "seeding" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "chance_seed" TEXT,
    "order" UUID[],
    "clubs_apart" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeding_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_outcome" (
    "stage_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "pool_id" UUID NOT NULL,
    "place" INTEGER,
    "shared" BOOLEAN NOT NULL,
    "played" INTEGER NOT NULL,
    "match_points" INTEGER NOT NULL,
    "game_points" INTEGER NOT NULL,

    CONSTRAINT "stage_outcome_pkey" PRIMARY KEY ("stage_id","team_id")
);

-- CreateTable
CREATE TABLE "advancement" (
    "id" UUID NOT NULL,
    "from_stage_id" UUID NOT NULL,
    "to_stage_id" UUID NOT NULL,
    "proposal" JSONB NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "advancement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "club_contact" (
    "id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,

    CONSTRAINT "club_contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_contact" (
    "player_id" UUID NOT NULL,
    "email" TEXT,
    "phone" TEXT,

    CONSTRAINT "player_contact_pkey" PRIMARY KEY ("player_id")
);

-- CreateTable
CREATE TABLE "name_request" (
    "id" UUID NOT NULL,
    "player_id" UUID,
    "asked_name" TEXT,
    "note" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "name_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "players_apart" (
    "first_id" UUID NOT NULL,
    "second_id" UUID NOT NULL,

    CONSTRAINT "players_apart_pkey" PRIMARY KEY ("first_id","second_id")
);

-- CreateTable
CREATE TABLE "entry_terms" (
    "tournament_id" UUID NOT NULL,
    "opens_at" TIMESTAMPTZ(3),
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "payment_deadline" TIMESTAMPTZ(3),
    "fee_ore" INTEGER NOT NULL,
    "list_shown_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "entry_terms_pkey" PRIMARY KEY ("tournament_id")
);

-- CreateTable
CREATE TABLE "entry_fee" (
    "team_id" UUID NOT NULL,
    "amount_ore" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'due',
    "paid_on" DATE,
    "let_in_at" TIMESTAMPTZ(3),
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "entry_fee_pkey" PRIMARY KEY ("team_id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "tournament_id" UUID,
    "kind" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "to_name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round_checkout" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "base_seq" BIGINT NOT NULL,
    "out_at" TIMESTAMPTZ(3) NOT NULL,
    "back_at" TIMESTAMPTZ(3),
    "called_off_at" TIMESTAMPTZ(3),

    CONSTRAINT "round_checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "borrowed_round" (
    "tournament_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "checkout_id" UUID NOT NULL,
    "secret" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "base_seq" BIGINT NOT NULL,
    "handed_seq" BIGINT,

    CONSTRAINT "borrowed_round_pkey" PRIMARY KEY ("tournament_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "play_day_stage_id_rule_key" ON "play_day"("stage_id", "rule");

-- CreateIndex
CREATE INDEX "seeding_stage_id_at_idx" ON "seeding"("stage_id", "at");

-- CreateIndex
CREATE INDEX "stage_outcome_team_id_idx" ON "stage_outcome"("team_id");

-- CreateIndex
CREATE INDEX "stage_outcome_pool_id_idx" ON "stage_outcome"("pool_id");

-- CreateIndex
CREATE INDEX "advancement_from_stage_id_idx" ON "advancement"("from_stage_id");

-- CreateIndex
CREATE INDEX "advancement_to_stage_id_idx" ON "advancement"("to_stage_id");

-- CreateIndex
CREATE UNIQUE INDEX "club_contact_club_id_ordinal_key" ON "club_contact"("club_id", "ordinal");

-- CreateIndex
CREATE INDEX "name_request_player_id_idx" ON "name_request"("player_id");

-- CreateIndex
CREATE INDEX "players_apart_second_id_idx" ON "players_apart"("second_id");

-- CreateIndex
CREATE UNIQUE INDEX "entry_fee_reference_key" ON "entry_fee"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "mail_dedupe_key_key" ON "mail"("dedupe_key");

-- CreateIndex
CREATE INDEX "mail_state_next_try_at_idx" ON "mail"("state", "next_try_at");

-- CreateIndex
CREATE INDEX "mail_tournament_id_idx" ON "mail"("tournament_id");

-- CreateIndex
CREATE UNIQUE INDEX "round_checkout_secret_hash_key" ON "round_checkout"("secret_hash");

-- CreateIndex
CREATE INDEX "round_checkout_round_id_idx" ON "round_checkout"("round_id");

-- CreateIndex
CREATE UNIQUE INDEX "borrowed_round_round_id_key" ON "borrowed_round"("round_id");

-- AddForeignKey
ALTER TABLE "seeding" ADD CONSTRAINT "seeding_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_outcome" ADD CONSTRAINT "stage_outcome_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_outcome" ADD CONSTRAINT "stage_outcome_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_outcome" ADD CONSTRAINT "stage_outcome_pool_id_stage_id_fkey" FOREIGN KEY ("pool_id", "stage_id") REFERENCES "pool"("id", "stage_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advancement" ADD CONSTRAINT "advancement_from_stage_id_fkey" FOREIGN KEY ("from_stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advancement" ADD CONSTRAINT "advancement_to_stage_id_fkey" FOREIGN KEY ("to_stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_contact" ADD CONSTRAINT "club_contact_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_contact" ADD CONSTRAINT "player_contact_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "name_request" ADD CONSTRAINT "name_request_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "players_apart" ADD CONSTRAINT "players_apart_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "players_apart" ADD CONSTRAINT "players_apart_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_terms" ADD CONSTRAINT "entry_terms_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entry_fee" ADD CONSTRAINT "entry_fee_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round_checkout" ADD CONSTRAINT "round_checkout_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "borrowed_round" ADD CONSTRAINT "borrowed_round_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "borrowed_round" ADD CONSTRAINT "borrowed_round_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say. Codes are those of the domain packages; a test compares the lists.

ALTER TABLE tournament ADD CONSTRAINT tournament_kind_code CHECK (kind IN ('championship', 'other'));

-- [choice] One championship a season: the union holds no other.
CREATE UNIQUE INDEX tournament_one_championship ON tournament (season_id) WHERE kind = 'championship';

ALTER TABLE stage
  ADD CONSTRAINT stage_kind_code CHECK (kind IN ('qualification', 'semifinal', 'final', 'other')),
  ADD CONSTRAINT stage_carry_over_code CHECK (carry_over IN ('nothing', 'match-points', 'all')),
  ADD CONSTRAINT stage_advance_not_negative CHECK (advance_per_pool >= 0 AND advance_best_of_rest >= 0);

-- One final a tournament: whoever wins it is the champion.
CREATE UNIQUE INDEX stage_one_final ON stage (tournament_id) WHERE kind = 'final';

ALTER TABLE play_day
  ADD CONSTRAINT play_day_label_trimmed CHECK (is_trimmed(label)),
  ADD CONSTRAINT play_day_venue_trimmed CHECK (is_trimmed(venue)),
  ADD CONSTRAINT play_day_rule_code CHECK (rule IN ('qualification-1', 'qualification-2', 'qualification-3',
    'semifinal-1', 'semifinal-2', 'final-1', 'final-2')),
  ADD CONSTRAINT play_day_starts_at_form CHECK (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- When a date was last changed: calendars that subscribe are told, whoever changed it.
CREATE FUNCTION keep_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER play_day_changed_at BEFORE UPDATE ON play_day FOR EACH ROW EXECUTE FUNCTION keep_changed_at();
CREATE TRIGGER entry_terms_changed_at BEFORE UPDATE ON entry_terms FOR EACH ROW EXECUTE FUNCTION keep_changed_at();

-- The calendar is public, too.
CREATE TRIGGER play_day_tells AFTER INSERT OR UPDATE OR DELETE ON play_day
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER entry_terms_tells AFTER INSERT OR UPDATE OR DELETE ON entry_terms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
-- The public list of entries: teams, their players, and names that are hidden or changed.
CREATE TRIGGER team_tells AFTER INSERT OR UPDATE OR DELETE ON team
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER team_member_tells AFTER INSERT OR UPDATE OR DELETE ON team_member
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER player_tells AFTER UPDATE OR DELETE ON player
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER club_tells AFTER UPDATE OR DELETE ON club
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
-- What the pages of a season show: draws that are shown, pools, stages that are finished.
CREATE TRIGGER round_tells AFTER INSERT OR UPDATE OR DELETE ON round
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER stage_tells AFTER INSERT OR UPDATE OR DELETE ON stage
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER pool_tells AFTER INSERT OR UPDATE OR DELETE ON pool
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER pool_team_tells AFTER INSERT OR UPDATE OR DELETE ON pool_team
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');

ALTER TABLE pool_team ADD CONSTRAINT pool_team_carried_not_negative CHECK (carried_match_points >= 0);

ALTER TABLE seeding
  ALTER COLUMN "order" SET NOT NULL,
  ADD CONSTRAINT seeding_method_code CHECK (method IN ('draw', 'last-year', 'by-hand')),
  ADD CONSTRAINT seeding_draw_has_its_seed CHECK ((method = 'by-hand') = (chance_seed IS NULL)),
  ADD CONSTRAINT seeding_of_some_teams CHECK (cardinality("order") >= 1);
CREATE TRIGGER seeding_only_added BEFORE UPDATE OR DELETE ON seeding FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER seeding_never_emptied BEFORE TRUNCATE ON seeding FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE stage_outcome
  ADD CONSTRAINT stage_outcome_place_positive CHECK (place >= 1),
  ADD CONSTRAINT stage_outcome_played_not_negative CHECK (played >= 0);

ALTER TABLE advancement
  ADD CONSTRAINT advancement_to_another_stage CHECK (from_stage_id <> to_stage_id),
  ADD CONSTRAINT advancement_withdrawn_after_confirmed CHECK (withdrawn_at >= confirmed_at);
CREATE UNIQUE INDEX advancement_one_in_force ON advancement (from_stage_id) WHERE withdrawn_at IS NULL;
CREATE TRIGGER advancement_only_withdrawn BEFORE UPDATE ON advancement FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.from_stage_id, OLD.to_stage_id, OLD.proposal, OLD.confirmed_at)
      IS DISTINCT FROM (NEW.id, NEW.from_stage_id, NEW.to_stage_id, NEW.proposal, NEW.confirmed_at))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER advancement_never_deleted BEFORE DELETE ON advancement FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER advancement_never_emptied BEFORE TRUNCATE ON advancement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE club ADD CONSTRAINT club_affiliated_from_before_to CHECK (affiliated_to >= affiliated_from);

ALTER TABLE club_contact
  ADD CONSTRAINT club_contact_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT club_contact_ordinal_positive CHECK (ordinal >= 1),
  ADD CONSTRAINT club_contact_email_trimmed CHECK (is_trimmed(email)),
  ADD CONSTRAINT club_contact_phone_trimmed CHECK (is_trimmed(phone));

ALTER TABLE player_contact
  ADD CONSTRAINT player_contact_email_trimmed CHECK (is_trimmed(email)),
  ADD CONSTRAINT player_contact_phone_trimmed CHECK (is_trimmed(phone));

ALTER TABLE name_request
  ADD CONSTRAINT name_request_state_code CHECK (state IN ('open', 'granted', 'refused')),
  ADD CONSTRAINT name_request_decided CHECK ((state = 'open') = (decided_at IS NULL)),
  ADD CONSTRAINT name_request_asked_name_plain CHECK (is_plain_name(asked_name)),
  ADD CONSTRAINT name_request_of_somebody CHECK (player_id IS NOT NULL OR asked_name IS NOT NULL OR state <> 'open');

ALTER TABLE players_apart ADD CONSTRAINT players_apart_in_order CHECK (first_id < second_id);

-- Merged players lead to one that is merged into nobody; whoever is erased has nothing private left.
CREATE FUNCTION check_merged_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM player one JOIN player other ON other.id = one.merged_into_id
              WHERE other.merged_into_id IS NOT NULL AND (one.id = NEW.id OR other.id = NEW.id)) THEN
    RAISE EXCEPTION 'a player breaks constraint "player_merged_in_one_step"'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'player_merged_in_one_step';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER player_merged_in_one_step AFTER INSERT OR UPDATE OF merged_into_id ON player
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL)
  EXECUTE FUNCTION check_merged_player();

CREATE FUNCTION check_erased_player() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_player uuid := CASE TG_TABLE_NAME WHEN 'player' THEN (to_jsonb(NEW) ->> 'id')::uuid
                               ELSE (to_jsonb(NEW) ->> 'player_id')::uuid END;
BEGIN
  IF EXISTS (SELECT FROM player WHERE id = of_player AND erased_at IS NOT NULL)
    AND (EXISTS (SELECT FROM player_contact WHERE player_id = of_player)
      OR EXISTS (SELECT FROM player_name WHERE player_id = of_player)) THEN
    RAISE EXCEPTION 'a player breaks constraint "player_erased_has_nothing_private"'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'player_erased_has_nothing_private';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER player_erased_has_nothing_private AFTER UPDATE OF erased_at ON player
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_erased_player();
CREATE CONSTRAINT TRIGGER player_contact_not_of_the_erased AFTER INSERT OR UPDATE ON player_contact
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_erased_player();
CREATE CONSTRAINT TRIGGER player_name_not_of_the_erased AFTER INSERT OR UPDATE ON player_name
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_erased_player();

ALTER TABLE entry_terms
  ADD CONSTRAINT entry_terms_opens_before_deadline CHECK (opens_at < deadline),
  ADD CONSTRAINT entry_terms_fee_not_negative CHECK (fee_ore >= 0);

ALTER TABLE entry_fee
  ADD CONSTRAINT entry_fee_amount_not_negative CHECK (amount_ore >= 0),
  ADD CONSTRAINT entry_fee_reference_form CHECK (reference ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  ADD CONSTRAINT entry_fee_state_code CHECK (state IN ('due', 'paid', 'waived')),
  ADD CONSTRAINT entry_fee_paid_on_a_day CHECK ((state = 'paid') = (paid_on IS NOT NULL));

ALTER TABLE team
  ADD CONSTRAINT team_entry_state_code CHECK (entry_state IN ('submitted', 'accepted', 'refused', 'withdrawn')),
  ADD CONSTRAINT team_refused_with_reason CHECK (entry_state <> 'refused' OR entry_reason IS NOT NULL),
  ADD CONSTRAINT team_withdrawn_after_accepted CHECK (withdrawn_at IS NULL OR entry_state = 'accepted');

-- Only accepted teams are in pools.
CREATE FUNCTION check_pool_team_accepted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_team uuid := CASE TG_TABLE_NAME WHEN 'team' THEN (to_jsonb(NEW) ->> 'id')::uuid
                             ELSE (to_jsonb(NEW) ->> 'team_id')::uuid END;
BEGIN
  IF EXISTS (SELECT FROM pool_team JOIN team ON team.id = pool_team.team_id
              WHERE pool_team.team_id = of_team AND team.entry_state <> 'accepted') THEN
    RAISE EXCEPTION 'a team breaks constraint "pool_team_accepted"'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'pool_team_accepted';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER pool_team_accepted AFTER INSERT OR UPDATE ON pool_team
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_pool_team_accepted();
CREATE CONSTRAINT TRIGGER team_accepted_while_in_a_pool AFTER UPDATE OF entry_state ON team
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_pool_team_accepted();

ALTER TABLE mail
  ADD CONSTRAINT mail_kind_form CHECK (kind ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT mail_to_address_trimmed CHECK (is_trimmed(to_address)),
  ADD CONSTRAINT mail_state_code CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'given-up', 'unknown')),
  ADD CONSTRAINT mail_attempts_not_negative CHECK (attempts >= 0),
  ADD CONSTRAINT mail_sent_at_a_time CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  ADD CONSTRAINT mail_sending_was_claimed CHECK (state <> 'sending' OR claimed_at IS NOT NULL);
-- What was sent stays as it was sent, and is never sent again.
CREATE TRIGGER mail_sent_for_good BEFORE UPDATE ON mail FOR EACH ROW
  WHEN (OLD.state = 'sent') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER mail_never_deleted BEFORE DELETE ON mail FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE round
  ADD CONSTRAINT round_kind_code CHECK (kind IN ('ordinary', 'play-off')),
  ADD CONSTRAINT round_shown_when_drawn CHECK (draw_shown_at IS NULL OR state <> 'planned');

ALTER TABLE round_checkout
  ADD CONSTRAINT round_checkout_label_trimmed CHECK (is_trimmed(label)),
  ADD CONSTRAINT round_checkout_secret_hash_form CHECK (secret_hash ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT round_checkout_back_after_out CHECK (back_at >= out_at),
  ADD CONSTRAINT round_checkout_called_off_after_out CHECK (called_off_at >= out_at),
  ADD CONSTRAINT round_checkout_ends_once CHECK (back_at IS NULL OR called_off_at IS NULL);
CREATE UNIQUE INDEX round_checkout_one_away ON round_checkout (round_id)
  WHERE back_at IS NULL AND called_off_at IS NULL;
CREATE TRIGGER round_checkout_away_stays BEFORE DELETE ON round_checkout FOR EACH ROW
  WHEN (OLD.back_at IS NULL AND OLD.called_off_at IS NULL) EXECUTE FUNCTION refuse_change();

ALTER TABLE borrowed_round
  ADD CONSTRAINT borrowed_round_label_trimmed CHECK (is_trimmed(label)),
  ADD CONSTRAINT borrowed_round_secret_form CHECK (secret ~ '^[A-Za-z0-9_-]{43}$');

-- A round that is away is read-only here, and of a tournament's copy only the borrowed round is not. Held where every
-- change has to pass: it writes its event, whatever route it came by. Those about the check-out itself pass.
CREATE FUNCTION check_round_is_here() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_round uuid;
  borrowed uuid;
BEGIN
  borrowed := (SELECT round_id FROM borrowed_round WHERE tournament_id = NEW.chain_id);
  IF borrowed IS NULL
    AND NOT EXISTS (SELECT FROM round_checkout WHERE back_at IS NULL AND called_off_at IS NULL) THEN
    RETURN NEW;
  END IF;
  of_round := CASE NEW.subject_kind
    WHEN 'round' THEN NEW.subject_id::uuid
    WHEN 'match' THEN (SELECT round_id FROM match WHERE id = NEW.subject_id::uuid)
    WHEN 'table' THEN (SELECT round_id FROM playing_table WHERE id = NEW.subject_id::uuid)
  END;
  IF borrowed IS NOT NULL AND (of_round IS DISTINCT FROM borrowed OR NEW.type = 'round-removed') THEN
    RAISE EXCEPTION 'event % breaks constraint "tournament_on_loan"', NEW.type
      USING ERRCODE = 'restrict_violation', TABLE = 'audit_event', CONSTRAINT = 'tournament_on_loan';
  END IF;
  IF NEW.type <> 'round-checked-out' AND EXISTS (
    SELECT FROM round_checkout checkout JOIN round ON round.id = checkout.round_id
     WHERE checkout.back_at IS NULL AND checkout.called_off_at IS NULL
       AND (round.id = of_round OR (NEW.type = 'stage-finished' AND round.stage_id::text = NEW.subject_id))) THEN
    RAISE EXCEPTION 'event % breaks constraint "round_checked_out"', NEW.type
      USING ERRCODE = 'restrict_violation', TABLE = 'audit_event', CONSTRAINT = 'round_checked_out';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_event_round_is_here BEFORE INSERT ON audit_event
  FOR EACH ROW EXECUTE FUNCTION check_round_is_here();

-- The committee's grant holds everywhere; a director's or helper's for one tournament, or for all; a secretary's for one
-- club.
ALTER TABLE role_grant
  DROP CONSTRAINT role_grant_role_code,
  DROP CONSTRAINT role_grant_scope_fits,
  ADD CONSTRAINT role_grant_role_code CHECK (role IN ('committee', 'director', 'helper', 'secretary')),
  ADD CONSTRAINT role_grant_scope_fits CHECK (
    (role = 'secretary') = (club_id IS NOT NULL)
    AND (role IN ('director', 'helper') OR tournament_id IS NULL));

ALTER TABLE one_time_link
  DROP CONSTRAINT one_time_link_purpose_code,
  ADD CONSTRAINT one_time_link_purpose_code CHECK (purpose IN ('first-password', 'reset-password', 'invitation'));
