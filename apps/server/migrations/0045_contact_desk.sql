DROP INDEX "contactmessage_status_id_index";--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "locale" text DEFAULT 'pl' NOT NULL;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "id_user_owner" integer;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "answer_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "id_user_answer" integer;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "id_officecase" integer;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contactmessage" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "contactmessage_status_create_date_id_index" ON "contactmessage" USING btree ("status","create_date","id");--> statement-breakpoint
CREATE INDEX "contactmessage_create_date_id_index" ON "contactmessage" USING btree ("create_date","id");--> statement-breakpoint
CREATE INDEX "contactmessage_id_user_owner_create_date_id_index" ON "contactmessage" USING btree ("id_user_owner","create_date","id");--> statement-breakpoint
CREATE INDEX "contactmessage_id_user_answer_index" ON "contactmessage" USING btree ("id_user_answer");--> statement-breakpoint
CREATE INDEX "contactmessage_id_officecase_index" ON "contactmessage" USING btree ("id_officecase");--> statement-breakpoint
CREATE INDEX "contactmessage_text" ON "contactmessage" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contactmessage_beginning" ON "contactmessage" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "contactmessage" ADD CONSTRAINT "contactmessage_id_user_owner_fk" FOREIGN KEY ("id_user_owner") REFERENCES "user"("id");--> statement-breakpoint
ALTER TABLE "contactmessage" ADD CONSTRAINT "contactmessage_id_user_answer_fk" FOREIGN KEY ("id_user_answer") REFERENCES "user"("id");--> statement-breakpoint
ALTER TABLE "contactmessage" ADD CONSTRAINT "contactmessage_id_officecase_fk" FOREIGN KEY ("id_officecase") REFERENCES "officecase"("id");--> statement-breakpoint
-- Written before: found without their diacritics folded.
UPDATE "contactmessage" SET "search_text" = lower("name" || ' ' || "mail" || ' ' || "body");--> statement-breakpoint
-- The office finds a person by the last four digits of their PESEL too (Order §12).
UPDATE "cofundingregistration"
SET "search_text" = trim("search_text" || ' ' || right("form" ->> 'pesel', 4))
WHERE "form" ->> 'pesel' ~ '^[0-9]{11}$' AND "search_text" <> '';
