ALTER TABLE "cofundingregistration" ADD COLUMN "id_user_second" integer;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "second_note" text;--> statement-breakpoint
-- Calls made before the parameter: their rules already said once.
UPDATE "cofundingcall" SET "params" = "params" || '{"corrections_max": 1}'::jsonb WHERE NOT "params" ? 'corrections_max';
