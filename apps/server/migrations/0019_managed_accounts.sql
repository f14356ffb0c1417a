ALTER TABLE "user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(translate(coalesce("user"."firstname", '') || ' ' || coalesce("user"."lastname", '') || ' ' || "user"."mail", 'Łł', 'll'), NFD), '[\u0300-\u036F]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "base_log_obj_type_id_obj_id_index" ON "base_log" USING btree ("obj_type","id_obj","id");--> statement-breakpoint
CREATE INDEX "user_role_create_date_id_index" ON "user_role" USING btree ("create_date","id");--> statement-breakpoint
CREATE INDEX "user_create_date_id_index" ON "user" USING btree ("create_date","id");--> statement-breakpoint
CREATE INDEX "user_online" ON "user" USING btree (coalesce("online_date", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "user_text" ON "user" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "user_beginning" ON "user" USING btree ("search_text" text_pattern_ops);