CREATE TABLE "base_onlooker" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_onlooker_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_socket" integer NOT NULL,
	"id_application" integer NOT NULL,
	"obj_type" text NOT NULL,
	"id_obj" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "base_onlooker_once" ON "base_onlooker" USING btree ("id_socket","obj_type","id_obj");--> statement-breakpoint
CREATE INDEX "base_onlooker_obj_type_id_obj_index" ON "base_onlooker" USING btree ("obj_type","id_obj");
--> statement-breakpoint
ALTER TABLE "base_onlooker" ADD CONSTRAINT "base_onlooker_id_socket_fk" FOREIGN KEY ("id_socket") REFERENCES "base_socket"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "base_onlooker" ADD CONSTRAINT "base_onlooker_id_application_fk" FOREIGN KEY ("id_application") REFERENCES "application"("id");
--> statement-breakpoint
-- Whatever takes a window away (it is closed, its node has ended, its session is erased), the others who have the object
-- open hear it after the commit (docs/decisions/0176).
CREATE FUNCTION base_tell_onlookers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told base_onlooker := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('urzad_news', json_build_object(
    'kind', 'onlookers', 'obj_type', told.obj_type, 'id_obj', told.id_obj, 'id_application', told.id_application)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER base_onlooker_tell AFTER INSERT OR DELETE ON base_onlooker FOR EACH ROW
  EXECUTE FUNCTION base_tell_onlookers();
