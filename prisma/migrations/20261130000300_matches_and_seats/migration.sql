-- Rounds, matches, tables and seats: what must hold within a row and among rows that belong together.

ALTER TABLE round
  ADD CONSTRAINT round_number_positive CHECK (number >= 1),
  ADD CONSTRAINT round_label_trimmed CHECK (is_trimmed(label)),
  ADD CONSTRAINT round_state_code
    CHECK (state IN ('planned', 'drawn', 'running', 'closed', 'published', 'withdrawn')),
  ADD CONSTRAINT round_closed_at_once_closed
    CHECK ((state IN ('closed', 'published', 'withdrawn')) = (closed_at IS NOT NULL));

ALTER TABLE match
  ADD CONSTRAINT match_kind_code CHECK (kind IN ('played', 'walkover', 'unplayed', 'bye')),
  ADD CONSTRAINT match_number_unless_bye CHECK ((kind = 'bye') = (number IS NULL)),
  ADD CONSTRAINT match_number_positive CHECK (number >= 1),
  ADD CONSTRAINT match_boards_positive CHECK (boards >= 1),
  ADD CONSTRAINT match_walkover_winner_code CHECK (walkover_winner IN ('home', 'away')),
  ADD CONSTRAINT match_walkover_has_winner CHECK ((kind = 'walkover') = (walkover_winner IS NOT NULL)),
  ADD CONSTRAINT match_walkover_has_reason CHECK (kind <> 'walkover' OR reason IS NOT NULL),
  ADD CONSTRAINT match_bye_has_no_reason CHECK (kind <> 'bye' OR reason IS NULL),
  ADD CONSTRAINT match_reason_trimmed CHECK (is_trimmed(reason));

ALTER TABLE match_team ADD CONSTRAINT match_team_side_code CHECK (side IN ('home', 'away'));

ALTER TABLE playing_table
  ADD CONSTRAINT playing_table_number_positive CHECK (number >= 1),
  ADD CONSTRAINT playing_table_side_code CHECK (side IN ('a', 'b')),
  ADD CONSTRAINT playing_table_mode_code CHECK (mode IN ('boards', 'total-only')),
  ADD CONSTRAINT playing_table_total_when_total_only
    CHECK ((mode = 'total-only') = (total_ns_game_points IS NOT NULL));

-- A seat has one player at a time, and a player one seat.
CREATE EXTENSION IF NOT EXISTS btree_gist;
ALTER TABLE seat_assignment
  ADD CONSTRAINT seat_assignment_seat_code CHECK (seat IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT seat_assignment_boards_in_order CHECK (1 <= from_board AND from_board <= to_board),
  ADD CONSTRAINT seat_assignment_one_in_a_seat
    EXCLUDE USING gist (table_id WITH =, seat WITH =, int4range(from_board, to_board, '[]') WITH &&),
  ADD CONSTRAINT seat_assignment_one_seat_a_player
    EXCLUDE USING gist (table_id WITH =, player_id WITH =, int4range(from_board, to_board, '[]') WITH &&);

-- A match has two teams and two tables, a bye one team and no table. Judged at the end of the transaction, because the
-- rows come one after the other.
CREATE FUNCTION check_match_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
  has_kind text;
  teams text[];
  tables text[];
BEGIN
  IF TG_TABLE_NAME = 'match' THEN
    changed := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    changed := OLD.match_id;
  ELSE
    changed := NEW.match_id;
  END IF;
  SELECT kind INTO has_kind FROM match WHERE id = changed;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  teams := ARRAY(SELECT side FROM match_team WHERE match_id = changed ORDER BY side DESC);
  tables := ARRAY(SELECT side FROM playing_table WHERE match_id = changed ORDER BY side);
  IF (has_kind = 'bye' AND (teams <> '{home}' OR tables <> '{}'))
    OR (has_kind <> 'bye' AND (teams <> '{home,away}' OR tables <> '{a,b}')) THEN
    RAISE EXCEPTION 'match % with teams % and tables % breaks constraint "match_is_whole"', changed, teams, tables
      USING ERRCODE = 'check_violation', TABLE = 'match', CONSTRAINT = 'match_is_whole';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER match_is_whole AFTER INSERT OR UPDATE OF kind ON match
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_match_is_whole();
CREATE CONSTRAINT TRIGGER match_team_leaves_match_whole AFTER INSERT OR DELETE ON match_team
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_match_is_whole();
CREATE CONSTRAINT TRIGGER playing_table_leaves_match_whole AFTER INSERT OR DELETE ON playing_table
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_match_is_whole();

-- A table hands in its boards or a total, never both.
CREATE FUNCTION check_total_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'playing_table' THEN
    changed := NEW.id;
  ELSE
    changed := NEW.table_id;
  END IF;
  IF EXISTS (SELECT FROM playing_table WHERE id = changed AND mode = 'total-only')
    AND EXISTS (SELECT FROM board_result WHERE table_id = changed AND recorded_contract IS NOT NULL) THEN
    RAISE EXCEPTION 'table % breaks constraint "playing_table_total_or_boards"', changed
      USING ERRCODE = 'check_violation', TABLE = 'playing_table', CONSTRAINT = 'playing_table_total_or_boards';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER playing_table_total_or_boards AFTER INSERT OR UPDATE OF mode ON playing_table
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.mode = 'total-only') EXECUTE FUNCTION check_total_only();
CREATE CONSTRAINT TRIGGER board_result_insert_total_or_boards AFTER INSERT ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.recorded_contract IS NOT NULL)
  EXECUTE FUNCTION check_total_only();
CREATE CONSTRAINT TRIGGER board_result_update_total_or_boards AFTER UPDATE OF recorded_contract ON board_result
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.recorded_contract IS NULL AND NEW.recorded_contract IS NOT NULL)
  EXECUTE FUNCTION check_total_only();

-- Rows of one tournament do not point into another one.
CREATE FUNCTION check_match_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM round JOIN pool USING (stage_id) WHERE round.id = NEW.round_id AND pool.id = NEW.pool_id) THEN
    RAISE EXCEPTION 'match % breaks constraint "match_pool_of_its_stage"', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'match', CONSTRAINT = 'match_pool_of_its_stage';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER match_pool_of_its_stage AFTER INSERT OR UPDATE OF round_id, pool_id ON match
  FOR EACH ROW EXECUTE FUNCTION check_match_pool();

CREATE FUNCTION check_match_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM round JOIN stage ON stage.id = round.stage_id JOIN team USING (tournament_id)
                  WHERE round.id = NEW.round_id AND team.id = NEW.team_id) THEN
    RAISE EXCEPTION 'team % breaks constraint "match_team_of_its_tournament"', NEW.team_id
      USING ERRCODE = 'check_violation', TABLE = 'match_team', CONSTRAINT = 'match_team_of_its_tournament';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER match_team_of_its_tournament AFTER INSERT OR UPDATE ON match_team
  FOR EACH ROW EXECUTE FUNCTION check_match_team();

CREATE FUNCTION check_pool_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM stage JOIN team USING (tournament_id)
                  WHERE stage.id = NEW.stage_id AND team.id = NEW.team_id) THEN
    RAISE EXCEPTION 'team % breaks constraint "pool_team_of_its_tournament"', NEW.team_id
      USING ERRCODE = 'check_violation', TABLE = 'pool_team', CONSTRAINT = 'pool_team_of_its_tournament';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER pool_team_of_its_tournament AFTER INSERT OR UPDATE ON pool_team
  FOR EACH ROW EXECUTE FUNCTION check_pool_team();
