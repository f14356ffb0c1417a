CREATE TABLE "calendarfeed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendarfeed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_application" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_role" integer NOT NULL,
	"hash" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendarfeed_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "calendarfeed_id_user_id_application_index" ON "calendarfeed" USING btree ("id_user","id_application");--> statement-breakpoint
CREATE INDEX "calendarfeed_id_role_index" ON "calendarfeed" USING btree ("id_role");--> statement-breakpoint
ALTER TABLE "calendarfeed" ADD CONSTRAINT "calendarfeed_id_application_fk" FOREIGN KEY ("id_application") REFERENCES "application"("id");--> statement-breakpoint
ALTER TABLE "calendarfeed" ADD CONSTRAINT "calendarfeed_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user"("id");--> statement-breakpoint
ALTER TABLE "calendarfeed" ADD CONSTRAINT "calendarfeed_id_role_fk" FOREIGN KEY ("id_role") REFERENCES "role"("id");
