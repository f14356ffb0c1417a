ALTER TABLE "cofundingregistration" ADD COLUMN "commune_facts" jsonb;
--> statement-breakpoint
-- Until now these facts could not be changed: what the dictionary has is what each sent application was judged by.
UPDATE "cofundingregistration" AS sent
SET "commune_facts" = jsonb_build_object(
  'community', item."code",
  'degurba', item."extra" -> 'degurba',
  'in_zone', item."extra" -> 'in_zone',
  'has_nursery', item."extra" -> 'has_nursery'
)
FROM "libraryitem" AS item
JOIN "library" AS dictionary ON dictionary."id" = item."id_library" AND dictionary."code" = 'GMINY'
WHERE sent."number" IS NOT NULL
  AND dictionary."id_application" = sent."id_application"
  AND item."code" = sent."form" ->> 'community';
