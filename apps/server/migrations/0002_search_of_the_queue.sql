-- Allowed to the owner of a database since PostgreSQL 13; part of the embedded one.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "cofundingregistration_text" ON "cofundingregistration" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "cofundingregistration_beginning" ON "cofundingregistration" USING btree ("search_text" text_pattern_ops);