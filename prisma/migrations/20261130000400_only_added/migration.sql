-- What is only ever added to: entries, events, publications, penalties. A restore copies rows with these triggers off.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % breaks constraint "%"', TG_OP, TG_TABLE_NAME, TG_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

CREATE TRIGGER board_entry_only_added BEFORE UPDATE OR DELETE ON board_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER board_entry_never_emptied BEFORE TRUNCATE ON board_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A penalty stays on record; it can be withdrawn, once.
CREATE TRIGGER penalty_only_withdrawn BEFORE UPDATE ON penalty FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.match_id, OLD.table_id, OLD.board, OLD.side, OLD.rule, OLD.awarded_at)
      IS DISTINCT FROM (NEW.id, NEW.match_id, NEW.table_id, NEW.board, NEW.side, NEW.rule, NEW.awarded_at))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER penalty_never_deleted BEFORE DELETE ON penalty FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER penalty_never_emptied BEFORE TRUNCATE ON penalty FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was published stays as it was published; it can be withdrawn, once.
ALTER TABLE publication
  ADD CONSTRAINT publication_revision_positive CHECK (revision >= 1),
  ADD CONSTRAINT publication_withdrawn_after_published CHECK (withdrawn_at >= published_at);
CREATE TRIGGER publication_only_withdrawn BEFORE UPDATE ON publication FOR EACH ROW
  WHEN (OLD.withdrawn_at IS NOT NULL
    OR (OLD.id, OLD.round_id, OLD.revision, OLD.payload::text, OLD.etag, OLD.published_at)
      IS DISTINCT FROM (NEW.id, NEW.round_id, NEW.revision, NEW.payload::text, NEW.etag, NEW.published_at))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER publication_never_deleted BEFORE DELETE ON publication
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER publication_never_emptied BEFORE TRUNCATE ON publication
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Events form a chain without gaps: each follows the head and becomes it. Nothing else moves the head.
ALTER TABLE audit_event
  ADD CONSTRAINT audit_event_actor_code CHECK (actor_kind IN ('user', 'table', 'system')),
  ADD CONSTRAINT audit_event_actor_has_id CHECK ((actor_kind = 'system') = (actor_id IS NULL)),
  ADD CONSTRAINT audit_event_hash_form CHECK (hash ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT audit_event_text_hash_form CHECK (text_hash ~ '^[0-9a-f]{64}$');

CREATE FUNCTION follow_chain_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_chain SET last_seq = NEW.seq, last_hash = NEW.hash
   WHERE id = NEW.chain_id AND last_seq = NEW.seq - 1 AND last_hash = NEW.prev_hash;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'event % of chain % breaks constraint "audit_event_follows_head"', NEW.seq, NEW.chain_id
      USING ERRCODE = 'check_violation', TABLE = 'audit_event', CONSTRAINT = 'audit_event_follows_head';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER audit_event_follows_head BEFORE INSERT ON audit_event
  FOR EACH ROW EXECUTE FUNCTION follow_chain_head();
CREATE TRIGGER audit_event_only_added BEFORE UPDATE OR DELETE ON audit_event
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_event_never_emptied BEFORE TRUNCATE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_chain_begins_empty BEFORE INSERT ON audit_chain
  FOR EACH ROW WHEN (NEW.last_seq <> 0 OR NEW.last_hash <> '') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_chain_moved_by_events BEFORE UPDATE ON audit_chain
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_chain_never_deleted BEFORE DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_chain_never_emptied BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every tournament has its chain, and one more is for what belongs to none.
CREATE FUNCTION begin_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_chain (id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tournament_begins_chain AFTER INSERT ON tournament FOR EACH ROW EXECUTE FUNCTION begin_chain();
INSERT INTO audit_chain (id) VALUES ('00000000-0000-0000-0000-000000000000');

-- Free text can be blacked out, its salt with it, and nothing else.
ALTER TABLE audit_text
  ADD CONSTRAINT audit_text_until_redacted CHECK (
    (redacted_at IS NULL) = (text IS NOT NULL) AND (redacted_at IS NULL) = (salt IS NOT NULL));
CREATE TRIGGER audit_text_only_redacted BEFORE UPDATE ON audit_text FOR EACH ROW
  WHEN (OLD.redacted_at IS NOT NULL OR NEW.redacted_at IS NULL
    OR (OLD.chain_id, OLD.seq) IS DISTINCT FROM (NEW.chain_id, NEW.seq))
  EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_text_never_deleted BEFORE DELETE ON audit_text FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_text_never_emptied BEFORE TRUNCATE ON audit_text
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
