CREATE TABLE "base_reading" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" timestamp (3) with time zone NOT NULL,
	"id_person" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_user_main" integer,
	"obj_type" text NOT NULL,
	"id_obj" integer NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "base_reading_person" ON "base_reading" USING btree ("id_person","id");--> statement-breakpoint
-- An online update each minute writes a row beside its old version.
ALTER TABLE "user" SET (fillfactor = 90);
