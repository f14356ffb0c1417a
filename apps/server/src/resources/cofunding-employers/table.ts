import type { IsoDate } from '@urzad/domain';
import type { EmployerCertificateKind, EmployerCertificateStatus } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment, yesNo } from '../../columns';

/** A certificate about the work of a participant, „Zaświadczenie od pracodawcy” (Process §2.6). */
export const cofundingEmployer = pgTable(
  'cofundingemployer',
  {
    ...commonColumns(),
    id_registration: integer().notNull(),
    /** The file that it was read from. */
    id_file: integer().notNull(),
    kind: text().$type<EmployerCertificateKind>().notNull(),
    employer_name: text(),
    employer_nip: text(),
    employer_regon: text(),
    employer_address: text(),
    /** A code of RETURN_FORM. */
    contract_kind: text(),
    employed_from: date({ mode: 'string' }).$type<IsoDate>(),
    /** `null`: without an end. */
    employed_to: date({ mode: 'string' }).$type<IsoDate>(),
    /** Such as 1/2. */
    work_time: text(),
    work_place_community: text(),
    /** A code of LEAVE_KIND. */
    leave_kind: text(),
    leave_from: date({ mode: 'string' }).$type<IsoDate>(),
    leave_to: date({ mode: 'string' }).$type<IsoDate>(),
    return_date: date({ mode: 'string' }).$type<IsoDate>(),
    /** `null` until the office has read it. */
    issued_date: date({ mode: 'string' }).$type<IsoDate>(),
    issuer_name: text(),
    status: text().$type<EmployerCertificateStatus>().notNull(),
    /** Why it was rejected. */
    note: text(),
    /** Of one that came after the documents stage. */
    id_user_checked: integer(),
    checked_date: moment(),
    /** Whether the person was reminded that its days end (N26). */
    reminded: yesNo().notNull().default('no'),
  },
  (table) => [
    index().on(table.id_registration, table.id),
    uniqueIndex('cofundingemployer_one_start')
      .on(table.id_registration)
      .where(sql`${table.kind} = 'START' and ${table.status} = 'accepted' and ${table.deleted} = 'no'`),
    uniqueIndex('cofundingemployer_one_waiting')
      .on(table.id_registration, table.kind)
      .where(sql`${table.status} = 'uploaded' and ${table.deleted} = 'no'`),
    index().on(table.id_file),
    index().on(table.id_user_checked),
  ],
);

export type EmployerCertificateRow = typeof cofundingEmployer.$inferSelect;
