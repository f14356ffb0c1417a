ALTER TABLE "cofundingemployer" ALTER COLUMN "issued_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "employer_address" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "work_time" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "work_place_community" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "leave_kind" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "leave_from" date;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "leave_to" date;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "id_user_checked" integer;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "checked_date" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "cofundingemployer_one_waiting" ON "cofundingemployer" USING btree ("id_registration","kind") WHERE "cofundingemployer"."status" = 'uploaded' and "cofundingemployer"."deleted" = 'no';--> statement-breakpoint
CREATE INDEX "cofundingemployer_id_user_checked_index" ON "cofundingemployer" USING btree ("id_user_checked");--> statement-breakpoint
-- The keys between tables of different resources are written here, not in the schema (decision 0044).
ALTER TABLE "cofundingemployer" ADD CONSTRAINT "cofundingemployer_id_user_checked_fk" FOREIGN KEY ("id_user_checked") REFERENCES "user"("id");
