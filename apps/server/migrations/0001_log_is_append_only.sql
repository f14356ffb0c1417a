-- The log may only grow. A superuser can still switch a trigger off: the hash chain then tells (log/verify-log.ts).
CREATE FUNCTION base_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'base_log is append-only: % is refused', TG_OP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER base_log_no_change BEFORE UPDATE OR DELETE ON base_log
  FOR EACH ROW EXECUTE FUNCTION base_log_is_append_only();
--> statement-breakpoint
CREATE TRIGGER base_log_no_truncate BEFORE TRUNCATE ON base_log
  FOR EACH STATEMENT EXECUTE FUNCTION base_log_is_append_only();
