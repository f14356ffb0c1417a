ALTER TABLE "calendarevent" ADD COLUMN "reminders" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendarevent" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "calendarevent_remind_at_index" ON "calendarevent" USING btree ("remind_at") WHERE "calendarevent"."remind_at" is not null;