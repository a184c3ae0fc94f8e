-- Tells every running program what others have changed, so that none of them shows what it kept in memory for longer
-- than the change takes to commit. The payload is the topic: see apps/api/src/database/freshness.ts.
CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('spadille_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;

-- What the public sees: frozen publications, and the names around them.
CREATE TRIGGER publication_tells AFTER INSERT OR UPDATE OR DELETE ON publication
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER tournament_tells AFTER UPDATE OR DELETE ON tournament
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');
CREATE TRIGGER season_tells AFTER UPDATE ON season
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('public');

-- Who is signed in, and what he may do. A session that lasts longer than was known harms nobody.
CREATE TRIGGER session_tells AFTER DELETE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
CREATE TRIGGER role_grant_tells AFTER INSERT OR UPDATE OR DELETE ON role_grant
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
CREATE TRIGGER user_account_tells AFTER UPDATE OR DELETE ON user_account
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change('people');
