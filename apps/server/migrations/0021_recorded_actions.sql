CREATE TABLE "base_recorded_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_recorded_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_user" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"query" jsonb NOT NULL,
	"body" jsonb,
	"status" integer NOT NULL,
	"ms" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "base_recorded_action_id_user_id_index" ON "base_recorded_action" USING btree ("id_user","id");--> statement-breakpoint
ALTER TABLE "base_recorded_action" ADD CONSTRAINT "base_recorded_action_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user"("id");