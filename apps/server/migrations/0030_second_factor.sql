CREATE TABLE "user_challenge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_challenge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_user" integer NOT NULL,
	"hash" text NOT NULL,
	"remember_me" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"expire_date" timestamp (3) with time zone NOT NULL,
	"used_date" timestamp (3) with time zone,
	CONSTRAINT "user_challenge_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "user_factor" (
	"id_user" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"secret" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"begin_date" timestamp (3) with time zone NOT NULL,
	"confirm_date" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_factor_failure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_factor_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_user" integer NOT NULL,
	"id_obj" integer,
	"is_recovery" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_user" integer NOT NULL,
	"hash" text NOT NULL,
	"used_date" timestamp (3) with time zone,
	CONSTRAINT "user_recovery_code_id_user_hash_unique" UNIQUE("id_user","hash")
);
--> statement-breakpoint
ALTER TABLE "user_challenge" ADD CONSTRAINT "user_challenge_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_factor" ADD CONSTRAINT "user_factor_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_factor_failure" ADD CONSTRAINT "user_factor_failure_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_recovery_code" ADD CONSTRAINT "user_recovery_code_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_challenge_id_user_index" ON "user_challenge" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "user_challenge_expire_date_index" ON "user_challenge" USING btree ("expire_date");--> statement-breakpoint
CREATE INDEX "user_factor_failure_id_user_date_index" ON "user_factor_failure" USING btree ("id_user","date");--> statement-breakpoint
CREATE INDEX "user_factor_failure_date_index" ON "user_factor_failure" USING btree ("date");