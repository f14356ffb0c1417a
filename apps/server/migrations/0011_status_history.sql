CREATE TABLE "base_status_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"obj_type" text NOT NULL,
	"id_obj" integer NOT NULL,
	"status" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"id_user" integer
);
--> statement-breakpoint
-- In the order in which they were reached: the timeline is sorted by the id.
INSERT INTO "base_status_history" ("obj_type", "id_obj", "status", "date", "id_user")
SELECT 'cofundingregistration', "id_registration", "status", "date", "id_user" FROM "cofundingregistrationhistory" ORDER BY "id";--> statement-breakpoint
DROP TABLE "cofundingregistrationhistory" CASCADE;--> statement-breakpoint
CREATE INDEX "base_status_history_obj_type_id_obj_id_index" ON "base_status_history" USING btree ("obj_type","id_obj","id");--> statement-breakpoint
CREATE INDEX "base_status_history_id_user_index" ON "base_status_history" USING btree ("id_user");--> statement-breakpoint
ALTER TABLE "base_status_history" ADD CONSTRAINT "base_status_history_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user" ("id");
