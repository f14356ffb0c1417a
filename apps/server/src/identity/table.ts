import type { IsoDate } from '@urzad/domain';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../columns';
import { foldedText } from '../lists/text-match';
import { role } from './roles/table';

/** Account and profile in one row (Spec §3 and Process §2.18). `type`: 4 administrator, 3 operator, 2 user. */
export const user = pgTable(
  'user',
  {
    ...commonColumns(),
    mail: text().notNull(),
    pass_hash: text().notNull(),
    /** Hashes of the last passwords, newest first; a new password must differ from them (`in-story`). */
    pass_history: json<string[]>().notNull().default([]),
    pass_changed: moment(),
    failed_logins: integer().notNull().default(0),
    /** No password is checked until then (technical time). */
    lock_to: moment(),
    status: text({ enum: ['active', 'locked', 'inactive', 'anonymised'] })
      .notNull()
      .default('active'),
    type: integer().notNull().default(2),
    id_role_active: integer().references((): AnyPgColumn => role.id),
    /** Whoever has an account may begin at once; `no` closes all but the account itself (Order §10). */
    access_system: yesNo().notNull().default('yes'),
    accept_condition: yesNo().notNull().default('no'),
    accept_condition_date: moment(),
    two_fa: yesNo().notNull().default('no'),
    config: json<Record<string, unknown>>().notNull().default({}),
    firstname: text(),
    lastname: text(),
    /** Written by `polishSortKey`: both databases sort in the same order. */
    name_sort: text().notNull().default(''),
    avatar: text(),
    phone: text(),
    sex: text(),
    born_date: date({ mode: 'string' }).$type<IsoDate>(),
    pesel: text(),
    bank_account_number: text(),
    location_street: text(),
    location_building_number: text(),
    location_apartment_number: text(),
    location_zip_code: text(),
    location_city: text(),
    /** `yes`: typed by hand; validated by the rules of the profile, as the fields beside it. */
    location_city_own: text(),
    location_region: text(),
    location_community: text(),
    location_district: text(),
    /** The day of the consent to news about calls (`ZGODA_NEWSLETTER`); `null` without one. */
    newsletter_date: date({ mode: 'string' }).$type<IsoDate>(),
    disabled: yesNo().notNull().default('no'),
    disabled_date: date({ mode: 'string' }).$type<IsoDate>(),
    disabled_file: text(),
    /** Technical time at which an open page was last heard of (`user/accountupdateonline`). */
    online_date: moment(),
    /** Business time of the last copy of the person's data (RODO art. 15). */
    rodo_export_date: moment(),
  },
  (table) => [
    uniqueIndex('user_mail_key').on(table.mail),
    uniqueIndex('user_pesel_key').on(table.pesel).where(sql`${table.pesel} is not null`),
    index().on(table.name_sort, table.id),
    index().on(table.id_role_active),
    index().on(table.create_date, table.id),
    index('user_newsletter').on(table.id).where(sql`${table.newsletter_date} is not null`),
    index('user_online').on(sql`coalesce(${table.online_date}, '-infinity')`, table.id),
    index('user_words')
      .using('gin', sql`${foldedText([table.lastname, table.firstname, table.mail])} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('user_beginning').on(
      sql`${foldedText([table.lastname, table.firstname, table.mail])} text_pattern_ops`,
    ),
  ],
);
