ALTER TABLE "user" ALTER COLUMN "access_system" SET DEFAULT 'yes';--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "active" text DEFAULT 'yes' NOT NULL;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "valid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "valid_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "id_role_base" integer;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_id_role_base_role_id_fk" FOREIGN KEY ("id_role_base") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("id_application",lower("name")) WHERE "role"."system" = 'no' and "role"."deleted" = 'no';--> statement-breakpoint
CREATE INDEX "role_id_role_base_index" ON "role" USING btree ("id_role_base");