ALTER TABLE "cofundingregistration" ADD COLUMN "city_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "due_date" date;--> statement-breakpoint
CREATE INDEX "cofundingregistration_id_call_send_date_id_index" ON "cofundingregistration" USING btree ("id_call","send_date","id");--> statement-breakpoint
CREATE INDEX "cofundingregistration_due" ON "cofundingregistration" USING btree (coalesce("due_date", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "cofundingregistration_number" ON "cofundingregistration" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cofundingregistration_city_text" ON "cofundingregistration" USING gin ("city_search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "cofundingregistration_city" ON "cofundingregistration" USING btree ("city_search" text_pattern_ops);--> statement-breakpoint
-- What the server writes from now on, for rows that are there; without diacritics as the search has it.
UPDATE "cofundingregistration" SET "city_search" = translate(lower(coalesce("form" ->> 'city', '')), 'ąćęłńóśźż', 'acelnoszz');--> statement-breakpoint
UPDATE "cofundingregistration" SET "due_date" = CASE "status"
  WHEN 'to_correct' THEN "correction_to"
  WHEN 'submitted' THEN ("received_date" AT TIME ZONE 'Europe/Warsaw')::date + 14
  WHEN 'formal_check' THEN ("received_date" AT TIME ZONE 'Europe/Warsaw')::date + 14
END;
