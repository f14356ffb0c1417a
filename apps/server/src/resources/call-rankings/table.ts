import type { RankingList, RankingResult } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment, yesNo } from '../../columns';

/** One version of the lists of a call: proposed by one person, approved by another, published (Order §12). */
export const cofundingRanking = pgTable(
  'cofundingranking',
  {
    ...commonColumns(),
    id_call: integer().notNull(),
    version_no: integer().notNull(),
    /** The places of each list, with those that the other list did not use. */
    places_in_zone: integer().notNull(),
    places_out_zone: integer().notNull(),
    /** Sum of the costs of the applications with a place. Integer grosze. */
    reserved: bigint({ mode: 'number' }).notNull(),
    /** The first application that the budget did not cover. */
    closed_by: text(),
    proposed_date: moment().notNull(),
    id_user_proposed: integer().notNull(),
    approved_date: moment(),
    id_user_approved: integer(),
    published_date: moment(),
    /** The published list as a sealed PDF (D12), made by a job after the publication. */
    id_document: integer(),
  },
  (table) => [
    uniqueIndex('cofundingranking_version').on(table.id_call, table.version_no),
    index().on(table.id_user_proposed),
    index().on(table.id_user_approved),
    index().on(table.id_document),
    index('cofundingranking_unprinted')
      .on(table.id)
      .where(sql`${table.published_date} is not null and ${table.id_document} is null`),
  ],
);

/** One application of a version, written in the common order of both lists. */
export const cofundingRankingRow = pgTable(
  'cofundingrankingrow',
  {
    ...commonColumns(),
    id_ranking: integer()
      .notNull()
      .references(() => cofundingRanking.id),
    id_registration: integer().notNull(),
    number: text().notNull(),
    list: text().$type<RankingList>().notNull(),
    /** Place in the common order. */
    position: integer().notNull(),
    result: text().$type<RankingResult>().notNull(),
    rank_no: integer(),
    points: integer().notNull(),
    has_disabled_child: yesNo().notNull(),
    send_date: moment().notNull(),
    cost: bigint({ mode: 'number' }).notNull(),
    /** When the letter about the published result was sent. */
    told_date: moment(),
  },
  (table) => [
    index('cofundingrankingrow_untold').on(table.id).where(sql`${table.told_date} is null`),
    index('cofundingrankingrow_list').on(table.id_ranking, table.id),
    index('cofundingrankingrow_part').on(table.id_ranking, table.list, table.id),
    index().on(table.id_registration),
  ],
);
