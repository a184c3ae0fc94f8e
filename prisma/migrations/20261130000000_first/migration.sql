-- The tables, keys and indexes of prisma/schema.prisma, as Prisma writes them. The checks follow in the next ones.

-- CreateTable
CREATE TABLE "season" (
    "id" UUID NOT NULL,
    "label" TEXT NOT NULL,
    "start_year" INTEGER NOT NULL,

    CONSTRAINT "season_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tournament" (
    "id" UUID NOT NULL,
    "season_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rules_edition" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tournament_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "boards_per_match" INTEGER NOT NULL,
    "first_dealer" TEXT NOT NULL,
    "scale" JSONB NOT NULL,
    "walkover_game_points" INTEGER NOT NULL,
    "decisive_places" INTEGER[],
    "own_matches_for" TEXT NOT NULL,
    "withdrawal" TEXT NOT NULL,
    "protest_minutes" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "stage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "play_day" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "date" DATE NOT NULL,

    CONSTRAINT "play_day_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pool" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "pool_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pool_team" (
    "pool_id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,

    CONSTRAINT "pool_team_pkey" PRIMARY KEY ("pool_id","team_id")
);

-- CreateTable
CREATE TABLE "club" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "club_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "merged_into_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player_name" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "player_name_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "club_id" UUID NOT NULL,
    "from" DATE NOT NULL,
    "to" DATE,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "club_id" UUID,
    "previous_team_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_member" (
    "team_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "place" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,

    CONSTRAINT "team_member_pkey" PRIMARY KEY ("team_id","player_id")
);

-- CreateTable
CREATE TABLE "round" (
    "id" UUID NOT NULL,
    "stage_id" UUID NOT NULL,
    "play_day_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "pool_id" UUID NOT NULL,
    "number" INTEGER,
    "kind" TEXT NOT NULL,
    "boards" INTEGER NOT NULL,
    "walkover_winner" TEXT,
    "reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_team" (
    "match_id" UUID NOT NULL,
    "side" TEXT NOT NULL,
    "round_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,

    CONSTRAINT "match_team_pkey" PRIMARY KEY ("match_id","side")
);

-- CreateTable
CREATE TABLE "playing_table" (
    "id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "mode" TEXT NOT NULL DEFAULT 'boards',
    "total_ns_game_points" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "playing_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat_assignment" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "from_board" INTEGER NOT NULL,
    "to_board" INTEGER NOT NULL,

    CONSTRAINT "seat_assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_set" (
    "id" UUID NOT NULL,
    "tournament_id" UUID NOT NULL,
    "label" TEXT NOT NULL,

    CONSTRAINT "board_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "folder" (
    "board_set_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "dealer" TEXT NOT NULL,

    CONSTRAINT "folder_pkey" PRIMARY KEY ("board_set_id","number")
);

-- CreateTable
CREATE TABLE "folder_card" (
    "board_set_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "card" TEXT NOT NULL,
    "pocket" TEXT NOT NULL,
    "talon_number" INTEGER,

    CONSTRAINT "folder_card_pkey" PRIMARY KEY ("board_set_id","board","card")
);

-- CreateTable
CREATE TABLE "board_set_use" (
    "id" UUID NOT NULL,
    "board_set_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,

    CONSTRAINT "board_set_use_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contract" (
    "code" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "value" INTEGER NOT NULL,
    "kruk_value" INTEGER NOT NULL,
    "family" TEXT NOT NULL,
    "buying" BOOLEAN NOT NULL,

    CONSTRAINT "contract_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "contract_points" (
    "contract" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "tout" TEXT NOT NULL,
    "declarer_game_points" INTEGER NOT NULL,

    CONSTRAINT "contract_points_pkey" PRIMARY KEY ("contract","outcome","tout")
);

-- CreateTable
CREATE TABLE "board_entry" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "contract" TEXT,
    "declarer" TEXT,
    "outcome" TEXT,
    "tout" TEXT,
    "actor_kind" TEXT NOT NULL,
    "actor_id" UUID,
    "client_time" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "board_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_result" (
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'empty',
    "cancelled" BOOLEAN NOT NULL DEFAULT false,
    "not_played" BOOLEAN NOT NULL DEFAULT false,
    "ruled" BOOLEAN NOT NULL DEFAULT false,
    "recorded_contract" TEXT,
    "recorded_declarer" TEXT,
    "recorded_outcome" TEXT,
    "recorded_tout" TEXT,
    "contract" TEXT,
    "declarer" TEXT,
    "outcome" TEXT,
    "tout" TEXT,
    "declarer_game_points" INTEGER,
    "ns_game_points" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "board_result_pkey" PRIMARY KEY ("table_id","board")
);

-- CreateTable
CREATE TABLE "penalty" (
    "id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "board" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "awarded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "penalty_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "publication" (
    "id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "payload" JSON NOT NULL,
    "etag" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "publication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL,
    "login" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role_grant" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "club_id" UUID,
    "tournament_id" UUID,

    CONSTRAINT "role_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id_hash" TEXT NOT NULL,
    "user_id" UUID,
    "data" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "one_time_link" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "id" UUID NOT NULL,
    "last_seq" BIGINT NOT NULL DEFAULT 0,
    "last_hash" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "chain_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "type" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL DEFAULT 1,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" UUID,
    "request_id" TEXT NOT NULL,
    "text_hash" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("chain_id","seq")
);

-- CreateTable
CREATE TABLE "audit_text" (
    "chain_id" UUID NOT NULL,
    "seq" BIGINT NOT NULL,
    "text" TEXT,
    "salt" TEXT,
    "redacted_at" TIMESTAMPTZ(3),

    CONSTRAINT "audit_text_pkey" PRIMARY KEY ("chain_id","seq")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "actor_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("actor_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "season_label_key" ON "season"("label");

-- CreateIndex
CREATE UNIQUE INDEX "season_start_year_key" ON "season"("start_year");

-- CreateIndex
CREATE UNIQUE INDEX "tournament_slug_key" ON "tournament"("slug");

-- CreateIndex
CREATE INDEX "tournament_season_id_idx" ON "tournament"("season_id");

-- CreateIndex
CREATE UNIQUE INDEX "stage_tournament_id_ordinal_key" ON "stage"("tournament_id", "ordinal");

-- CreateIndex
CREATE UNIQUE INDEX "play_day_stage_id_date_key" ON "play_day"("stage_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "play_day_id_stage_id_key" ON "play_day"("id", "stage_id");

-- CreateIndex
CREATE UNIQUE INDEX "pool_stage_id_ordinal_key" ON "pool"("stage_id", "ordinal");

-- CreateIndex
CREATE UNIQUE INDEX "pool_id_stage_id_key" ON "pool"("id", "stage_id");

-- CreateIndex
CREATE INDEX "pool_team_team_id_idx" ON "pool_team"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "pool_team_stage_id_team_id_key" ON "pool_team"("stage_id", "team_id");

-- CreateIndex
CREATE UNIQUE INDEX "club_name_key" ON "club"("name");

-- CreateIndex
CREATE INDEX "player_merged_into_id_idx" ON "player"("merged_into_id");

-- CreateIndex
CREATE INDEX "player_name_player_id_idx" ON "player_name"("player_id");

-- CreateIndex
CREATE INDEX "membership_club_id_idx" ON "membership"("club_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_player_id_club_id_from_key" ON "membership"("player_id", "club_id", "from");

-- CreateIndex
CREATE INDEX "team_club_id_idx" ON "team"("club_id");

-- CreateIndex
CREATE INDEX "team_previous_team_id_idx" ON "team"("previous_team_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_tournament_id_number_key" ON "team"("tournament_id", "number");

-- CreateIndex
CREATE INDEX "team_member_player_id_idx" ON "team_member"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_member_team_id_place_ordinal_key" ON "team_member"("team_id", "place", "ordinal");

-- CreateIndex
CREATE INDEX "round_play_day_id_idx" ON "round"("play_day_id");

-- CreateIndex
CREATE UNIQUE INDEX "round_stage_id_number_key" ON "round"("stage_id", "number");

-- CreateIndex
CREATE INDEX "match_pool_id_idx" ON "match"("pool_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_round_id_number_key" ON "match"("round_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "match_id_round_id_key" ON "match"("id", "round_id");

-- CreateIndex
CREATE INDEX "match_team_team_id_idx" ON "match_team"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "match_team_round_id_team_id_key" ON "match_team"("round_id", "team_id");

-- CreateIndex
CREATE UNIQUE INDEX "playing_table_round_id_number_key" ON "playing_table"("round_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "playing_table_match_id_side_key" ON "playing_table"("match_id", "side");

-- CreateIndex
CREATE UNIQUE INDEX "playing_table_id_match_id_key" ON "playing_table"("id", "match_id");

-- CreateIndex
CREATE INDEX "seat_assignment_player_id_idx" ON "seat_assignment"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "seat_assignment_table_id_seat_from_board_key" ON "seat_assignment"("table_id", "seat", "from_board");

-- CreateIndex
CREATE UNIQUE INDEX "board_set_tournament_id_label_key" ON "board_set"("tournament_id", "label");

-- CreateIndex
CREATE UNIQUE INDEX "folder_card_board_set_id_board_talon_number_key" ON "folder_card"("board_set_id", "board", "talon_number");

-- CreateIndex
CREATE UNIQUE INDEX "board_set_use_board_set_id_sequence_key" ON "board_set_use"("board_set_id", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "board_set_use_match_id_board_set_id_key" ON "board_set_use"("match_id", "board_set_id");

-- CreateIndex
CREATE UNIQUE INDEX "contract_points_contract_outcome_tout_declarer_game_points_key" ON "contract_points"("contract", "outcome", "tout", "declarer_game_points");

-- CreateIndex
CREATE INDEX "board_entry_table_id_board_at_idx" ON "board_entry"("table_id", "board", "at");

-- CreateIndex
CREATE INDEX "penalty_match_id_idx" ON "penalty"("match_id");

-- CreateIndex
CREATE INDEX "penalty_table_id_board_idx" ON "penalty"("table_id", "board");

-- CreateIndex
CREATE UNIQUE INDEX "publication_round_id_revision_key" ON "publication"("round_id", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_login_key" ON "user_account"("login");

-- CreateIndex
CREATE INDEX "role_grant_user_id_idx" ON "role_grant"("user_id");

-- CreateIndex
CREATE INDEX "role_grant_club_id_idx" ON "role_grant"("club_id");

-- CreateIndex
CREATE INDEX "role_grant_tournament_id_idx" ON "role_grant"("tournament_id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_link_token_hash_key" ON "one_time_link"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_link_user_id_idx" ON "one_time_link"("user_id");

-- CreateIndex
CREATE INDEX "audit_event_subject_kind_subject_id_idx" ON "audit_event"("subject_kind", "subject_id");

-- AddForeignKey
ALTER TABLE "tournament" ADD CONSTRAINT "tournament_season_id_fkey" FOREIGN KEY ("season_id") REFERENCES "season"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage" ADD CONSTRAINT "stage_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "play_day" ADD CONSTRAINT "play_day_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool" ADD CONSTRAINT "pool_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_team" ADD CONSTRAINT "pool_team_pool_id_stage_id_fkey" FOREIGN KEY ("pool_id", "stage_id") REFERENCES "pool"("id", "stage_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pool_team" ADD CONSTRAINT "pool_team_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player" ADD CONSTRAINT "player_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player_name" ADD CONSTRAINT "player_name_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team" ADD CONSTRAINT "team_previous_team_id_fkey" FOREIGN KEY ("previous_team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "stage"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_play_day_id_stage_id_fkey" FOREIGN KEY ("play_day_id", "stage_id") REFERENCES "play_day"("id", "stage_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match" ADD CONSTRAINT "match_pool_id_fkey" FOREIGN KEY ("pool_id") REFERENCES "pool"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_team" ADD CONSTRAINT "match_team_match_id_round_id_fkey" FOREIGN KEY ("match_id", "round_id") REFERENCES "match"("id", "round_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_team" ADD CONSTRAINT "match_team_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_team" ADD CONSTRAINT "match_team_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "playing_table" ADD CONSTRAINT "playing_table_match_id_round_id_fkey" FOREIGN KEY ("match_id", "round_id") REFERENCES "match"("id", "round_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "playing_table" ADD CONSTRAINT "playing_table_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_assignment" ADD CONSTRAINT "seat_assignment_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_assignment" ADD CONSTRAINT "seat_assignment_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_set" ADD CONSTRAINT "board_set_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder" ADD CONSTRAINT "folder_board_set_id_fkey" FOREIGN KEY ("board_set_id") REFERENCES "board_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "folder_card" ADD CONSTRAINT "folder_card_board_set_id_board_fkey" FOREIGN KEY ("board_set_id", "board") REFERENCES "folder"("board_set_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_set_use" ADD CONSTRAINT "board_set_use_board_set_id_fkey" FOREIGN KEY ("board_set_id") REFERENCES "board_set"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_set_use" ADD CONSTRAINT "board_set_use_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_points" ADD CONSTRAINT "contract_points_contract_fkey" FOREIGN KEY ("contract") REFERENCES "contract"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_entry" ADD CONSTRAINT "board_entry_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_entry" ADD CONSTRAINT "board_entry_table_id_board_fkey" FOREIGN KEY ("table_id", "board") REFERENCES "board_result"("table_id", "board") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_entry" ADD CONSTRAINT "board_entry_contract_outcome_tout_fkey" FOREIGN KEY ("contract", "outcome", "tout") REFERENCES "contract_points"("contract", "outcome", "tout") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_result" ADD CONSTRAINT "board_result_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "playing_table"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_result" ADD CONSTRAINT "board_result_recorded_contract_recorded_outcome_recorded_t_fkey" FOREIGN KEY ("recorded_contract", "recorded_outcome", "recorded_tout") REFERENCES "contract_points"("contract", "outcome", "tout") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_result" ADD CONSTRAINT "board_result_contract_outcome_tout_declarer_game_points_fkey" FOREIGN KEY ("contract", "outcome", "tout", "declarer_game_points") REFERENCES "contract_points"("contract", "outcome", "tout", "declarer_game_points") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "penalty" ADD CONSTRAINT "penalty_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "penalty" ADD CONSTRAINT "penalty_table_id_match_id_fkey" FOREIGN KEY ("table_id", "match_id") REFERENCES "playing_table"("id", "match_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "penalty" ADD CONSTRAINT "penalty_table_id_board_fkey" FOREIGN KEY ("table_id", "board") REFERENCES "board_result"("table_id", "board") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publication" ADD CONSTRAINT "publication_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_grant" ADD CONSTRAINT "role_grant_tournament_id_fkey" FOREIGN KEY ("tournament_id") REFERENCES "tournament"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_link" ADD CONSTRAINT "one_time_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_chain_id_fkey" FOREIGN KEY ("chain_id") REFERENCES "audit_chain"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_text" ADD CONSTRAINT "audit_text_chain_id_seq_fkey" FOREIGN KEY ("chain_id", "seq") REFERENCES "audit_event"("chain_id", "seq") ON DELETE RESTRICT ON UPDATE CASCADE;
