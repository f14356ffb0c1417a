import { OBJ_TYPES } from '@urzad/contract';
import type { SignatureLevel, SignatureResult } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';
import type { UploadReport } from '../../signatures/providers/upload-report';

/** A document made by the office (Process §2.17). Its bytes never change: a signature only adds to them. */
export const baseDocument = pgTable(
  'basedocument',
  {
    ...commonColumns(),
    /** `DOK/2027/000123`; the last part is the id. */
    number: text().notNull().unique(),
    kind: text({
      enum: [
        'FORMULARZ',
        'KLAUZULA',
        'POTWIERDZENIE_ZLOZENIA',
        'PISMO',
        'PERSONAL_DATA',
        'UMOWA',
        'ANEKS',
        'ROZLICZENIE',
        'REZYGNACJA',
        'OSWIADCZENIE',
        'LISTA_RANKINGOWA',
        'LISTA_WYPLAT',
        'KARTA_PODPISU',
      ],
    }).notNull(),
    template_version: text().notNull(),
    obj_type: text({ enum: OBJ_TYPES }).notNull(),
    id_obj: integer().notNull(),
    /** The case in which it is filed. */
    id_officecase: integer(),
    /** The owner of the object. */
    id_user: integer().notNull(),
    version_no: integer().notNull(),
    status: text({ enum: ['frozen', 'partially_signed', 'signed', 'void'] }).notNull(),
    lang: text().notNull().default('pl'),
    /** Of the bytes that were shown to the signer. */
    sha256: text().notNull(),
    /** The current file: as made, or with the seal added. */
    filename: text().notNull(),
    size: integer().notNull(),
    /** What stands at its top; empty where that is the name of its kind. */
    title: text().notNull().default(''),
    /** Folded: the number, what its kind is called in both languages, and the title. */
    search_text: text().notNull().default(''),
  },
  (table) => [
    index().on(table.obj_type, table.id_obj, table.id),
    index().on(table.id_application, table.create_date, table.id),
    index().on(table.id_application, table.kind, table.create_date, table.id),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('basedocument_text').using('gin', table.search_text.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('basedocument_beginning').on(table.search_text.op('text_pattern_ops')),
    index().on(table.id_user),
    index().on(table.id_officecase, table.id),
    // A version has one valid document of a kind, also when two tabs request it at once; of letters as many as are sent.
    uniqueIndex('basedocument_one_of_a_kind')
      .on(table.obj_type, table.id_obj, table.kind, table.version_no)
      .where(sql`${table.status} <> 'void' and ${table.kind} <> 'PISMO'`),
  ],
);

/** Signatures and their evidence. `evidence_hash` and `prev_hash` make a chain for each object. */
export const baseSignature = pgTable(
  'basesignature',
  {
    ...commonColumns(),
    id_document: integer()
      .notNull()
      .references(() => baseDocument.id),
    doc_sha256: text().notNull(),
    signer_kind: text({ enum: ['CITIZEN', 'OFFICE', 'SEAL'] }).notNull(),
    provider: text({
      enum: ['PORTAL_CODE', 'UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER', 'ACKNOWLEDGED'],
    }).notNull(),
    /** What it is worth; `null` where nothing vouches for it. */
    level: text().$type<SignatureLevel>(),
    /** `null` for the office's own seal. */
    id_user: integer(),
    name: text().notNull(),
    pesel_last4: text(),
    /** The certificate of a signature made outside of the portal. */
    cert_subject: text(),
    cert_issuer: text(),
    cert_serial: text(),
    cert_valid_to: moment(),
    sign_date: moment().notNull(),
    ip: text(),
    user_agent: text(),
    id_session: integer(),
    code_channel: text({ enum: ['EMAIL', 'SMS'] }),
    statement_text: text(),
    statement_version: text(),
    /** The very text whose digest is `evidence_hash`. */
    evidence: text(),
    prev_hash: text(),
    evidence_hash: text(),
    /** The verdict on a signature made outside of the portal, and the whole report. */
    result: text().$type<SignatureResult>(),
    validation_report: json<UploadReport | null>(),
    /** Who let an unclear verdict count, and why. */
    id_user_confirmed: integer(),
    confirm_reason: text(),
    /** On paper: where, who checked the identity, and the second person. */
    place: text(),
    id_user_checked: integer(),
    id_user_second: integer(),
    /** A signature that its owner withdrew before the submission; kept as a record. */
    withdrawn: yesNo().notNull().default('no'),
  },
  (table) => [
    index().on(table.id_document, table.id),
    index().on(table.id_user),
    index().on(table.id_session),
    index().on(table.id_user_confirmed),
    index().on(table.id_user_checked),
    index().on(table.id_user_second),
    uniqueIndex('basesignature_one_of_a_kind').on(table.id_document, table.signer_kind),
  ],
);
