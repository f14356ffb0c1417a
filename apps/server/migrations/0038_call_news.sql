ALTER TABLE "user" ADD COLUMN "newsletter_date" date;--> statement-breakpoint
ALTER TABLE "cofundingcall" ADD COLUMN "told_to" integer;--> statement-breakpoint
CREATE INDEX "user_newsletter" ON "user" USING btree ("id") WHERE "user"."newsletter_date" is not null;--> statement-breakpoint
CREATE INDEX "cofundingcall_untold" ON "cofundingcall" USING btree ("id") WHERE "cofundingcall"."told_to" is not null;