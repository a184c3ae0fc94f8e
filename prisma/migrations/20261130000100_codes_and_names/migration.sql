-- What Prisma's schema cannot say of single rows: codes, names, numbers. A code here is one of the domain packages';
-- a test compares the lists. Constraint names are read by the program: <table>_<what must hold>.

-- Like the API's names: trimmed, one line, and nothing that a spreadsheet would read as a formula.
CREATE FUNCTION is_plain_name(name text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN name !~ '^[-=+@]' AND name !~ '^\s|\s$' AND name !~ '[[:cntrl:]]' AND char_length(name) BETWEEN 1 AND 200;

CREATE FUNCTION is_trimmed(line text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN line !~ '^\s|\s$' AND line <> '';

ALTER TABLE season
  ADD CONSTRAINT season_label_trimmed CHECK (is_trimmed(label)),
  ADD CONSTRAINT season_start_year_range CHECK (start_year BETWEEN 1900 AND 2999);

ALTER TABLE tournament
  ADD CONSTRAINT tournament_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT tournament_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT tournament_rules_edition_trimmed CHECK (is_trimmed(rules_edition));

ALTER TABLE stage
  ADD CONSTRAINT stage_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT stage_ordinal_positive CHECK (ordinal >= 1),
  ADD CONSTRAINT stage_boards_per_match_positive CHECK (boards_per_match >= 1),
  ADD CONSTRAINT stage_first_dealer_code CHECK (first_dealer IN ('N', 'W', 'S', 'E')),
  ADD CONSTRAINT stage_scale_is_list CHECK (jsonb_typeof(scale) = 'array' AND scale <> '[]'),
  ADD CONSTRAINT stage_walkover_not_negative CHECK (walkover_game_points >= 0),
  ADD CONSTRAINT stage_decisive_places_positive CHECK (decisive_places IS NOT NULL AND 1 <= ALL (decisive_places)),
  ADD CONSTRAINT stage_own_matches_for_code CHECK (own_matches_for IN ('every-place', 'decisive-places')),
  ADD CONSTRAINT stage_withdrawal_code CHECK (withdrawal IN ('keep-results', 'annul-results')),
  ADD CONSTRAINT stage_protest_minutes_not_negative CHECK (protest_minutes >= 0);

ALTER TABLE pool
  ADD CONSTRAINT pool_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT pool_ordinal_positive CHECK (ordinal >= 1);

ALTER TABLE club ADD CONSTRAINT club_name_plain CHECK (is_plain_name(name));

ALTER TABLE player
  ADD CONSTRAINT player_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT player_not_merged_into_itself CHECK (merged_into_id <> id);

ALTER TABLE player_name ADD CONSTRAINT player_name_name_plain CHECK (is_plain_name(name));

ALTER TABLE membership ADD CONSTRAINT membership_from_before_to CHECK ("to" >= "from");

ALTER TABLE team
  ADD CONSTRAINT team_name_plain CHECK (is_plain_name(name)),
  ADD CONSTRAINT team_number_positive CHECK (number >= 1),
  ADD CONSTRAINT team_not_its_own_past CHECK (previous_team_id <> id);

ALTER TABLE team_member
  ADD CONSTRAINT team_member_place_code CHECK (place IN ('NS', 'EW', 'substitute')),
  ADD CONSTRAINT team_member_ordinal_positive CHECK (ordinal >= 1);

ALTER TABLE user_account
  ADD CONSTRAINT user_account_login_trimmed CHECK (is_trimmed(login)),
  ADD CONSTRAINT user_account_name_trimmed CHECK (is_trimmed(name));

-- The committee's grant holds everywhere; a director's or helper's for one tournament, or for all. None is a club's yet.
ALTER TABLE role_grant
  ADD CONSTRAINT role_grant_role_code CHECK (role IN ('committee', 'director', 'helper')),
  ADD CONSTRAINT role_grant_scope_fits CHECK (club_id IS NULL AND (role <> 'committee' OR tournament_id IS NULL));

ALTER TABLE one_time_link
  ADD CONSTRAINT one_time_link_purpose_code CHECK (purpose IN ('first-password', 'reset-password'));

ALTER TABLE idempotency_key ADD CONSTRAINT idempotency_key_status_range CHECK (status BETWEEN 200 AND 599);
