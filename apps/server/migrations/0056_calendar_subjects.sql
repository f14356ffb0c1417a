ALTER TABLE "calendarevent" ADD COLUMN "obj_type" text;--> statement-breakpoint
ALTER TABLE "calendarevent" ADD COLUMN "id_obj" integer;--> statement-breakpoint
CREATE INDEX "calendarevent_obj_type_id_obj_index" ON "calendarevent" USING btree ("obj_type","id_obj");