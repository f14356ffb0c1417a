import type { IsoDate } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment, yesNo } from '../../columns';

/** Who cares for a child, „Placówka / opiekun” (Process §2.5): a facility of the public register, or a nanny. */
export const careProvider = pgTable(
  'careprovider',
  {
    ...commonColumns(),
    /** A code of CARE_FORM. */
    kind: text().notNull(),
    name: text().notNull(),
    /** In the register of its kind; a nanny has none. */
    register_no: text(),
    nip: text(),
    regon: text(),
    operator: text(),
    city: text(),
    community: text(),
    bank_account_number: text(),
    /** Of a nanny: who they are, and the contract with the parent. */
    nanny_pesel: text(),
    contract_date: date({ mode: 'string' }).$type<IsoDate>(),
    zus_registered: yesNo().notNull().default('no'),
    status: text({ enum: ['new', 'verified', 'blocked', 'closed'] })
      .notNull()
      .default('new'),
    block_reason: text(),
    verified_date: moment(),
    id_user_verified: integer(),
  },
  (table) => [
    uniqueIndex('careprovider_register')
      .on(table.id_application, table.kind, table.register_no)
      .where(sql`${table.deleted} = 'no'`),
    uniqueIndex('careprovider_nanny')
      .on(table.id_application, table.nanny_pesel)
      .where(sql`${table.deleted} = 'no'`),
    index().on(table.id_user_verified),
  ],
);

export type CareProviderRow = typeof careProvider.$inferSelect;
