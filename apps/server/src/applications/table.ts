import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, json, yesNo } from '../columns';

/** The application and the office behind it (Process §2.1). The default one is 9192. */
export const application = pgTable('application', {
  ...commonColumns(),
  name: text().notNull(),
  url_own: yesNo().notNull().default('no'),
  domain: text(),
  folder: text().unique(),
  office_name: text().notNull(),
  office_address: text().notNull(),
  office_mail: text().notNull(),
  office_phones: json<string[]>().notNull(),
  /** When somebody answers the phones, in the words of each language; empty where the office does not say. */
  office_hours: json<{ pl: string; en: string }>().notNull().default({ pl: '', en: '' }),
  bip_url: text().notNull(),
  ade_address: text().notNull(),
  social_url: text().notNull(),
  /**
   * TERC code of the voivodeship whose people the office serves, named by home page and clause. A call is made with it and
   * keeps it (`params.region`): form, rules and errors of that call name it even when this changes.
   */
  voivodeship: text().notNull().default('32'),
  project_no: text().notNull(),
  /** Integer grosze. */
  project_value: bigint({ mode: 'number' }).notNull(),
  eu_value: bigint({ mode: 'number' }).notNull(),
  project_period: text().notNull(),
  /** The party of contracts, for which the director acts, and the number of the power. */
  legal_person: text().notNull().default(''),
  power_no: text().notNull().default(''),
  status: text({ enum: ['active', 'hidden', 'archived'] })
    .notNull()
    .default('active'),
});
