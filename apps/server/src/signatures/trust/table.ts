import { ANCHOR_PURPOSES } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment } from '../../columns';

/** An authority that the office trusts, added in `/config`, beside those of `TRUST_DIR`. */
export const baseTrustAnchor = pgTable(
  'basetrustanchor',
  {
    ...commonColumns(),
    purpose: text({ enum: ANCHOR_PURPOSES }).notNull(),
    /** DER in base64. */
    certificate: text().notNull(),
    /** Of the DER, in hexadecimal digits. */
    sha256: text().notNull(),
    subject: text().notNull(),
    /** Written by `polishSortKey`. */
    subject_sort: text().notNull(),
    valid_from: moment().notNull(),
    valid_to: moment().notNull(),
  },
  (table) => [
    uniqueIndex('basetrustanchor_certificate')
      .on(table.sha256, table.purpose)
      .where(sql`${table.deleted} = 'no'`),
    index().on(table.subject_sort, table.id),
  ],
);
