-- by hand: every process hears which sessions ended, whoever ended them, and ends the streams that were opened by them
CREATE FUNCTION tell_of_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids jsonb;
BEGIN
  -- A hundred at a time: a notice has room for no more.
  FOR ids IN
    SELECT jsonb_agg(id) FROM (SELECT id, (row_number() OVER () - 1) / 100 AS part FROM ended) AS numbered GROUP BY part
  LOOP
    PERFORM pg_notify('guildhall', jsonb_build_object('topic', 'sessions.ended', 'data', jsonb_build_object('ids', ids))::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_end_is_told AFTER DELETE ON "session"
  REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION tell_of_ended_sessions();
--> statement-breakpoint
CREATE FUNCTION tell_of_turned_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('guildhall', jsonb_build_object('topic', 'sessions.ended', 'data', jsonb_build_object('ids', jsonb_build_array(NEW.id)))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_turn_is_told AFTER UPDATE OF views_as_id ON "session"
  FOR EACH ROW WHEN (OLD.views_as_id IS DISTINCT FROM NEW.views_as_id) EXECUTE FUNCTION tell_of_turned_session();
--> statement-breakpoint
CREATE FUNCTION tell_of_changed_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('guildhall', jsonb_build_object('topic', 'sessions.ended', 'data', jsonb_build_object('memberIds', jsonb_build_array(NEW.id)))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_state_is_told AFTER UPDATE OF state, role ON "member"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION tell_of_changed_member();
