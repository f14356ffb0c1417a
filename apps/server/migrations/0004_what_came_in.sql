ALTER TABLE "cofundingregistration" ADD COLUMN "received_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "explanations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "cofundingregistrationversion" ADD COLUMN "explanations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingregistrationversion" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "cofundingregistration" SET "received_date" = (SELECT max("date") FROM "cofundingregistrationversion" WHERE "id_registration" = "cofundingregistration"."id");--> statement-breakpoint
UPDATE "cofundingregistrationversion" SET "files" = coalesce((SELECT jsonb_agg("id" ORDER BY "id") FROM "basefile" WHERE "obj_type" = 'cofundingregistration' AND "id_obj" = "id_registration" AND "deleted" = 'no'), '[]'::jsonb);--> statement-breakpoint
UPDATE "cofundingcall" SET "params" = "params" || '{"answer_days": 14}'::jsonb WHERE NOT "params" ? 'answer_days';
