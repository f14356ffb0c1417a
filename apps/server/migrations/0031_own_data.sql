ALTER TABLE "user" ADD COLUMN "rodo_export_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "is_last" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
ALTER TABLE "base_idempotency" ADD COLUMN "id_user" integer;--> statement-breakpoint
CREATE INDEX "base_log_id_user_id_index" ON "base_log" USING btree ("id_user","id");--> statement-breakpoint
CREATE INDEX "contactmessage_mail_index" ON "contactmessage" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "base_idempotency_id_user_index" ON "base_idempotency" USING btree ("id_user");--> statement-breakpoint
-- The keys between tables of different resources are written here, not in the schema (docs/decisions).
ALTER TABLE "base_idempotency" ADD CONSTRAINT "base_idempotency_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user"("id");
