ALTER TABLE "cofundingemployer" ADD COLUMN "employer_regon" text;--> statement-breakpoint
ALTER TABLE "cofundingemployer" ADD COLUMN "issuer_name" text;