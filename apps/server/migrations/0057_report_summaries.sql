CREATE TABLE "report_summary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_summary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"source" text NOT NULL,
	"settings" jsonb NOT NULL,
	"viewer" jsonb NOT NULL,
	"asked_date" timestamp (3) with time zone NOT NULL,
	"computed_date" timestamp (3) with time zone,
	"summary" jsonb,
	CONSTRAINT "report_summary_digest_unique" UNIQUE("digest")
);
