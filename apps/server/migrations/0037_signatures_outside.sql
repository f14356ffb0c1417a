ALTER TABLE "basesignature" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "cert_subject" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "cert_issuer" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "cert_serial" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "cert_valid_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "validation_report" jsonb;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "id_user_confirmed" integer;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "confirm_reason" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "id_user_checked" integer;--> statement-breakpoint
ALTER TABLE "basesignature" ADD COLUMN "id_user_second" integer;--> statement-breakpoint
CREATE INDEX "basesignature_id_user_confirmed_index" ON "basesignature" USING btree ("id_user_confirmed");--> statement-breakpoint
CREATE INDEX "basesignature_id_user_checked_index" ON "basesignature" USING btree ("id_user_checked");--> statement-breakpoint
CREATE INDEX "basesignature_id_user_second_index" ON "basesignature" USING btree ("id_user_second");
--> statement-breakpoint
-- The keys between tables of different resources are written here, not in the schema (decision 0044).
ALTER TABLE "basesignature" ADD CONSTRAINT "basesignature_id_user_confirmed_fk" FOREIGN KEY ("id_user_confirmed") REFERENCES "user"("id");--> statement-breakpoint
ALTER TABLE "basesignature" ADD CONSTRAINT "basesignature_id_user_checked_fk" FOREIGN KEY ("id_user_checked") REFERENCES "user"("id");--> statement-breakpoint
ALTER TABLE "basesignature" ADD CONSTRAINT "basesignature_id_user_second_fk" FOREIGN KEY ("id_user_second") REFERENCES "user"("id");
