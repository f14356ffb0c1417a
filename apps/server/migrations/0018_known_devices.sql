CREATE TABLE "user_device" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_user" integer NOT NULL,
	"hash" text NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"lock_to" timestamp (3) with time zone,
	"create_date" timestamp (3) with time zone NOT NULL,
	"expire_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_device_hash_id_user_unique" UNIQUE("hash","id_user")
);
--> statement-breakpoint
CREATE INDEX "user_device_id_user_index" ON "user_device" USING btree ("id_user");--> statement-breakpoint
ALTER TABLE "user_device" ADD CONSTRAINT "user_device_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "user"("id");