CREATE TABLE "baseuploadsession" (
	"session_id" text PRIMARY KEY NOT NULL,
	"id_user" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"purpose" text NOT NULL,
	"offsets" integer[] NOT NULL,
	"filename" text NOT NULL,
	"mime" text,
	"sha256" text,
	"stored_size" integer,
	"refusal" text,
	"active_date" timestamp (3) with time zone NOT NULL,
	"finish_date" timestamp (3) with time zone,
	CONSTRAINT "baseuploadsession_filename_unique" UNIQUE("filename")
);
--> statement-breakpoint
CREATE INDEX "baseuploadsession_id_user_index" ON "baseuploadsession" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "baseuploadsession_active_date_index" ON "baseuploadsession" USING btree ("active_date");--> statement-breakpoint
-- Written here and not in the schema, so that the tables of the resources do not import each other (docs/decisions).
ALTER TABLE "baseuploadsession" ADD CONSTRAINT "baseuploadsession_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user" ("id");
