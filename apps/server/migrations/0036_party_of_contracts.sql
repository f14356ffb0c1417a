ALTER TABLE "application" ADD COLUMN "legal_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "power_no" text DEFAULT '' NOT NULL;