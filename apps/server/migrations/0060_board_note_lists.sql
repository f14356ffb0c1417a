ALTER TABLE "boardnote" ADD COLUMN "labels" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "boardnote" ADD COLUMN "points" jsonb DEFAULT '[]'::jsonb NOT NULL;