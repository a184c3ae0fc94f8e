-- Boards and what was said of them. Passed out, not played, cancelled and empty are four things:
--   passed      contract pas, outcome none, tout none, no declarer
--   not played  no tuple at all; at both partner tables, because nobody had the time
--   cancelled   beside the state: the tuple stays, or there was none
--   empty       nothing recorded (yet)

ALTER TABLE contract
  ADD CONSTRAINT contract_family_code CHECK (family IN ('none', 'trump', 'nolo'));

ALTER TABLE contract_points
  ADD CONSTRAINT contract_points_outcome_code CHECK (outcome IN ('none', 'won', 'bete', 'kruk')),
  ADD CONSTRAINT contract_points_tout_code CHECK (tout IN ('none', 'made', 'failed')),
  ADD CONSTRAINT contract_points_pas_has_no_outcome CHECK ((contract = 'pas') = (outcome = 'none'));

-- Which contract, outcome and tout go together is the foreign key to contract_points: it lists every result there is.
ALTER TABLE board_result
  ADD CONSTRAINT board_result_board_positive CHECK (board >= 1),
  ADD CONSTRAINT board_result_version_positive CHECK (version >= 1),
  ADD CONSTRAINT board_result_state_code CHECK (state IN ('empty', 'entered', 'confirmed', 'disputed', 'verified')),
  ADD CONSTRAINT board_result_declarer_code CHECK (declarer IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT board_result_recorded_declarer_code CHECK (recorded_declarer IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT board_result_tuple_whole
    CHECK (num_nulls(contract, outcome, tout, declarer_game_points) IN (0, 4)),
  ADD CONSTRAINT board_result_recorded_tuple_whole
    CHECK (num_nulls(recorded_contract, recorded_outcome, recorded_tout) IN (0, 3)),
  ADD CONSTRAINT board_result_declarer_unless_passed
    CHECK ((declarer IS NOT NULL) = (contract IS NOT NULL AND contract <> 'pas')),
  ADD CONSTRAINT board_result_recorded_declarer_unless_passed
    CHECK ((recorded_declarer IS NOT NULL) = (recorded_contract IS NOT NULL AND recorded_contract <> 'pas')),
  ADD CONSTRAINT board_result_empty_is_unrecorded CHECK ((state = 'empty') = (recorded_contract IS NULL)),
  ADD CONSTRAINT board_result_not_played_has_nothing
    CHECK (NOT not_played OR (recorded_contract IS NULL AND contract IS NULL AND NOT cancelled)),
  ADD CONSTRAINT board_result_counts_as_recorded_unless_ruled
    CHECK (ruled OR (contract, declarer, outcome, tout)
      IS NOT DISTINCT FROM (recorded_contract, recorded_declarer, recorded_outcome, recorded_tout)),
  ADD CONSTRAINT board_result_points_follow
    CHECK (ns_game_points = CASE
      WHEN cancelled OR declarer IS NULL THEN 0
      WHEN declarer IN ('N', 'S') THEN declarer_game_points
      ELSE 0 - declarer_game_points
    END);

ALTER TABLE board_entry
  ADD CONSTRAINT board_entry_source_code CHECK (source IN ('director', 'helper', 'table', 'import')),
  ADD CONSTRAINT board_entry_action_code CHECK (action IN ('result', 'clear', 'cancel', 'restore', 'not-played')),
  ADD CONSTRAINT board_entry_declarer_code CHECK (declarer IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT board_entry_tuple_with_a_result
    CHECK (num_nonnulls(contract, outcome, tout) = CASE action WHEN 'result' THEN 3 ELSE 0 END),
  ADD CONSTRAINT board_entry_declarer_unless_passed
    CHECK ((declarer IS NOT NULL) = (contract IS NOT NULL AND contract <> 'pas')),
  ADD CONSTRAINT board_entry_actor_code CHECK (actor_kind IN ('user', 'table', 'system')),
  ADD CONSTRAINT board_entry_actor_has_id CHECK ((actor_kind = 'system') = (actor_id IS NULL));

ALTER TABLE penalty
  ADD CONSTRAINT penalty_side_code CHECK (side IN ('NS', 'EW')),
  ADD CONSTRAINT penalty_rule_form CHECK (rule ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT penalty_withdrawn_after_awarded CHECK (withdrawn_at >= awarded_at);

-- A comparison needs both tables: cancelled at both partner tables or at neither, and so with not played. Judged at
-- the end of the transaction, because two rows change one after the other.
CREATE FUNCTION check_partner_board() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cancelled_at integer;
  not_played_at integer;
BEGIN
  SELECT count(*) FILTER (WHERE result.cancelled), count(*) FILTER (WHERE result.not_played)
    INTO cancelled_at, not_played_at
    FROM playing_table mine
    JOIN playing_table both_tables ON both_tables.match_id = mine.match_id
    JOIN board_result result ON result.table_id = both_tables.id AND result.board = NEW.board
   WHERE mine.id = NEW.table_id;
  IF cancelled_at = 1 THEN
    RAISE EXCEPTION 'board % breaks constraint "board_result_cancelled_at_both_tables"', NEW.board
      USING ERRCODE = 'check_violation', TABLE = 'board_result', CONSTRAINT = 'board_result_cancelled_at_both_tables';
  END IF;
  IF not_played_at = 1 THEN
    RAISE EXCEPTION 'board % breaks constraint "board_result_not_played_at_both_tables"', NEW.board
      USING ERRCODE = 'check_violation', TABLE = 'board_result', CONSTRAINT = 'board_result_not_played_at_both_tables';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER board_result_partner_on_insert AFTER INSERT ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.cancelled OR NEW.not_played)
  EXECUTE FUNCTION check_partner_board();

CREATE CONSTRAINT TRIGGER board_result_partner_on_update AFTER UPDATE OF cancelled, not_played ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.cancelled <> NEW.cancelled OR OLD.not_played <> NEW.not_played)
  EXECUTE FUNCTION check_partner_board();

-- A deal: forty cards at most once each (the key), nine in a pocket, thirteen in the talon under their numbers.
ALTER TABLE folder
  ADD CONSTRAINT folder_number_positive CHECK (number >= 1),
  ADD CONSTRAINT folder_dealer_code CHECK (dealer IN ('N', 'W', 'S', 'E'));

ALTER TABLE folder_card
  ADD CONSTRAINT folder_card_card_code CHECK (card ~ '^[SHDC][2-7JQKA]$'),
  ADD CONSTRAINT folder_card_pocket_code CHECK (pocket IN ('forehand', 'middlehand', 'rearhand', 'talon')),
  ADD CONSTRAINT folder_card_talon_number_in_talon CHECK ((pocket = 'talon') = (talon_number IS NOT NULL)),
  ADD CONSTRAINT folder_card_talon_number_range CHECK (talon_number BETWEEN 1 AND 13);

CREATE FUNCTION check_pocket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two who fill the same folder at once wait for each other here.
  PERFORM FROM folder WHERE board_set_id = NEW.board_set_id AND number = NEW.board FOR UPDATE;
  IF 9 < (SELECT count(*) FROM folder_card
           WHERE board_set_id = NEW.board_set_id AND board = NEW.board AND pocket = NEW.pocket) THEN
    RAISE EXCEPTION 'pocket % of board % breaks constraint "folder_card_nine_in_a_pocket"', NEW.pocket, NEW.board
      USING ERRCODE = 'check_violation', TABLE = 'folder_card', CONSTRAINT = 'folder_card_nine_in_a_pocket';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER folder_card_nine_in_a_pocket AFTER INSERT OR UPDATE ON folder_card
  FOR EACH ROW WHEN (NEW.pocket <> 'talon') EXECUTE FUNCTION check_pocket();

ALTER TABLE board_set ADD CONSTRAINT board_set_label_trimmed CHECK (is_trimmed(label));
ALTER TABLE board_set_use ADD CONSTRAINT board_set_use_sequence_positive CHECK (sequence >= 1);
