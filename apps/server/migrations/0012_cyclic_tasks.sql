CREATE TABLE "base_task" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" text DEFAULT 'yes' NOT NULL,
	"next_run" timestamp (3) with time zone NOT NULL,
	"last_run" timestamp (3) with time zone,
	"last_status" text,
	"last_ms" integer,
	"lock_by" text,
	"lock_to" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "base_task_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "base_task_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"ms" integer NOT NULL,
	"changed" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "reminded_to" date;--> statement-breakpoint
ALTER TABLE "base_task_run" ADD CONSTRAINT "base_task_run_name_base_task_name_fk" FOREIGN KEY ("name") REFERENCES "public"."base_task"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "base_task_run_name_id_index" ON "base_task_run" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cofundingregistration_test" ON "cofundingregistration" USING btree ("id_call") WHERE "cofundingregistration"."is_test" = 'yes';