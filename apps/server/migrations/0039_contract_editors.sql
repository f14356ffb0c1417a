ALTER TABLE "cofundingcontract" ADD COLUMN "editors" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingcontract" ADD COLUMN "withdraw_reason" text;--> statement-breakpoint
ALTER TABLE "cofundingcontract" DROP COLUMN "end_note";