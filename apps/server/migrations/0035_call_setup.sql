ALTER TABLE "cofundingcall" ADD COLUMN "submission_limit" integer;--> statement-breakpoint
ALTER TABLE "cofundingcall" ADD COLUMN "announcement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingcall" ADD COLUMN "faq" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingcall" ADD COLUMN "editors" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingcall" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "cofundingcall_create_date_id_index" ON "cofundingcall" USING btree ("create_date","id");