CREATE TABLE "user_login_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_login_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail" text NOT NULL,
	"hash" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"expire_date" timestamp (3) with time zone NOT NULL,
	"used_date" timestamp (3) with time zone,
	CONSTRAINT "user_login_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE INDEX "user_login_link_mail_index" ON "user_login_link" USING btree ("mail");--> statement-breakpoint
CREATE INDEX "user_login_link_expire_date_index" ON "user_login_link" USING btree ("expire_date");