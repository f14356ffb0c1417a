ALTER TABLE "mail_outbox" ADD COLUMN "expire_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "message_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- E-mails with codes that older servers left: after their end they are neither tried nor sent again.
UPDATE "mail_outbox" SET "expire_date" = "create_date" + interval '10 minutes' WHERE "text" ~ '(^|\n)Kod: [0-9]{6}(\n|$)';
