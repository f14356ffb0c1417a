-- A large database takes longer than a request may.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE INDEX "cofundingclause_id_user_index" ON "cofundingclause" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "cofundingclause_id_document_index" ON "cofundingclause" USING btree ("id_document");--> statement-breakpoint
CREATE INDEX "cofundingchild_id_call_index" ON "cofundingchild" USING btree ("id_call");--> statement-breakpoint
CREATE INDEX "cofundingregistration_id_document_index" ON "cofundingregistration" USING btree ("id_document");--> statement-breakpoint
CREATE INDEX "cofundingregistration_id_user_second_index" ON "cofundingregistration" USING btree ("id_user_second");--> statement-breakpoint
CREATE INDEX "cofundingregistrationhistory_id_user_index" ON "cofundingregistrationhistory" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "cofundingregistrationversion_id_document_index" ON "cofundingregistrationversion" USING btree ("id_document");--> statement-breakpoint
CREATE INDEX "basedocument_id_user_index" ON "basedocument" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "basesignature_id_user_index" ON "basesignature" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "basesignature_id_session_index" ON "basesignature" USING btree ("id_session");--> statement-breakpoint
CREATE INDEX "basenotification_id_user_index" ON "basenotification" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "basenotification_id_user_sender_index" ON "basenotification" USING btree ("id_user_sender");--> statement-breakpoint
CREATE INDEX "basetablepreset_id_user_index" ON "basetablepreset" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "basefile_id_user_index" ON "basefile" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "user_id_role_active_index" ON "user" USING btree ("id_role_active");--> statement-breakpoint
CREATE INDEX "user_role_id_role_index" ON "user_role" USING btree ("id_role");--> statement-breakpoint
CREATE INDEX "user_role_granted_by_index" ON "user_role" USING btree ("granted_by");--> statement-breakpoint
CREATE INDEX "user_session_id_user_main_index" ON "user_session" USING btree ("id_user_main");--> statement-breakpoint
-- What serves one person alone means nothing without the account.
DELETE FROM "user_token" WHERE "id_session" IN (SELECT "id" FROM "user_session" WHERE "id_user" NOT IN (SELECT "id" FROM "user"));--> statement-breakpoint
DELETE FROM "user_session" WHERE "id_user" NOT IN (SELECT "id" FROM "user");--> statement-breakpoint
DELETE FROM "basenotification" WHERE "id_user" NOT IN (SELECT "id" FROM "user");--> statement-breakpoint
DELETE FROM "basetablepreset" WHERE "id_user" NOT IN (SELECT "id" FROM "user");--> statement-breakpoint
-- The keys are written here and not in the schema, so that the tables of the resources do not import each other (docs/decisions).
-- Everything else is evidence: a row that refers to nothing stops the migration, which then changes nothing.
DO $$
DECLARE
  reference record;
  lost text;
BEGIN
  FOR reference IN
    SELECT * FROM (VALUES
      ('user_session', 'id_user', 'user'),
      ('user_session', 'id_user_main', 'user'),
      ('user_role', 'id_user', 'user'),
      ('user_role', 'granted_by', 'user'),
      ('basenotification', 'id_user', 'user'),
      ('basenotification', 'id_user_sender', 'user'),
      ('basetablepreset', 'id_user', 'user'),
      ('basefile', 'id_user', 'user'),
      ('basedocument', 'id_user', 'user'),
      ('basesignature', 'id_user', 'user'),
      ('basesignature', 'id_session', 'user_session'),
      ('cofundingregistration', 'id_call', 'cofundingcall'),
      ('cofundingregistration', 'id_user', 'user'),
      ('cofundingregistration', 'id_user_owner', 'user'),
      ('cofundingregistration', 'id_user_second', 'user'),
      ('cofundingregistration', 'id_document', 'basedocument'),
      ('cofundingregistrationversion', 'id_document', 'basedocument'),
      ('cofundingregistrationhistory', 'id_user', 'user'),
      ('cofundingchild', 'id_call', 'cofundingcall'),
      ('cofundingclause', 'id_registration', 'cofundingregistration'),
      ('cofundingclause', 'id_user', 'user'),
      ('cofundingclause', 'id_document', 'basedocument')
    ) AS written (source, field, target)
    UNION ALL
    SELECT table_name::text, 'id_application', 'application'
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'id_application'
  LOOP
    EXECUTE format(
      'SELECT string_agg(DISTINCT %2$I::text, '', '') FROM %1$I WHERE %2$I NOT IN (SELECT "id" FROM %3$I)',
      reference.source, reference.field, reference.target
    ) INTO lost;
    IF lost IS NOT NULL THEN
      RAISE EXCEPTION 'Rows of the table "%" name % in %, which the table "%" does not have. Restore them from a backup, then start again; nothing was changed.',
        reference.source, lost, reference.field, reference.target
        USING ERRCODE = 'foreign_key_violation';
    END IF;
    EXECUTE format(
      'ALTER TABLE %1$I ADD CONSTRAINT %4$I FOREIGN KEY (%2$I) REFERENCES %3$I ("id")',
      reference.source, reference.field, reference.target, reference.source || '_' || reference.field || '_fk'
    );
  END LOOP;
END
$$;
