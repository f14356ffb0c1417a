DROP INDEX "cofundingregistration_one_open";--> statement-breakpoint
DROP INDEX "basedocument_one_of_a_kind";--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "review_date" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "withdraw_reason" text;--> statement-breakpoint
ALTER TABLE "cofundingregistration" ADD COLUMN "replaceable" text DEFAULT 'no' NOT NULL;--> statement-breakpoint
-- A deleted draft may be replaced, and so may what the former rule, one open registration in a call, let be replaced.
UPDATE "cofundingregistration" AS "earlier" SET "replaceable" = 'yes' WHERE "status" = 'cancelled' OR EXISTS (
  SELECT FROM "cofundingregistration" AS "later"
  WHERE "later"."id_user" = "earlier"."id_user" AND "later"."id_call" = "earlier"."id_call"
    AND "later"."deleted" = 'no' AND "later"."id" > "earlier"."id" AND "later"."status" <> 'cancelled'
);--> statement-breakpoint
DELETE FROM "cofundingchild" AS "earlier" WHERE "active" = 'no' AND EXISTS (
  SELECT FROM "cofundingchild" AS "other"
  WHERE "other"."pesel" = "earlier"."pesel" AND "other"."id_call" = "earlier"."id_call"
    AND ("other"."active" = 'yes' OR "other"."id" > "earlier"."id")
);--> statement-breakpoint
CREATE UNIQUE INDEX "cofundingchild_one_in_call" ON "cofundingchild" USING btree ("pesel","id_call");--> statement-breakpoint
CREATE UNIQUE INDEX "cofundingregistration_one_open" ON "cofundingregistration" USING btree ("id_user","id_call") WHERE "cofundingregistration"."replaceable" = 'no' and "cofundingregistration"."deleted" = 'no';--> statement-breakpoint
CREATE UNIQUE INDEX "basedocument_one_of_a_kind" ON "basedocument" USING btree ("obj_type","id_obj","kind","version_no") WHERE "basedocument"."status" <> 'void' and "basedocument"."kind" <> 'PISMO';