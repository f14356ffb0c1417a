import { CALL_STATUSES, RANKING_LISTS } from '@urzad/grants';
import * as z from 'zod/mini';
import { Id, IsoDateTime, page, YesNo } from './shapes';

const RankingList = z.enum(RANKING_LISTS);
const RankingResult = z.enum(['qualified', 'reserve', 'not_qualified']);
const grosze = z.int();

/** Somebody of the office and when they did it. */
const Done = z.object({ date: IsoDateTime, id_user: z.nullable(Id), name: z.string() });

/** The published list as a sealed PDF (D12); its address is public and does not run out. */
const RankingDocument = z.object({ number: z.string(), version_no: z.int(), size: z.int(), url: z.string() });

/** The published list as everybody sees it, or the newest one with the people on it. */
export const RANKING_EXPORTS = ['numbers', 'people'] as const;
export type RankingExport = (typeof RANKING_EXPORTS)[number];

/** The ranking of a call as the office sees it (Process §1.2, step 11). Amounts are grosze. */
export const CallRanking = z.object({
  /** Id of the call. */
  id: Id,
  row_version: z.int(),
  number: z.string(),
  status: z.enum(CALL_STATUSES.codes),
  places_in_zone: z.int(),
  places_out_zone: z.int(),
  reserve_limit: z.int(),
  budget: grosze,
  /** Submitted applications whose formal check is not over, or whose points nobody has approved. */
  undecided: z.int(),
  /** Applications with approved points, and applications that were rejected. */
  scored: z.int(),
  rejected: z.int(),
  /** The proposal that is not published yet, or the list that was published last. */
  proposal: z.nullable(
    z.object({
      version_no: z.int(),
      proposed: Done,
      approved: z.nullable(Done),
      /** `null` until the list is published. */
      published: z.nullable(IsoDateTime),
      /** `null` until it is made, a minute after the publication. */
      document: z.nullable(RankingDocument),
      /** The places of each list, with those that the other list did not use. */
      places_in_zone: z.int(),
      places_out_zone: z.int(),
      /** Sum of the costs of the applications with a place. */
      reserved: grosze,
      /** The number of the first application that the budget did not cover. */
      closed_by: z.nullable(z.string()),
      /** `no`: an application was added, scored anew or withdrawn since; it has to be computed again. */
      current: YesNo,
      rows: z.int(),
      qualified: z.object({ in_zone: z.int(), out_zone: z.int() }),
      waiting: z.int(),
    }),
  ),
  /** What the caller may do now. */
  steps: z.array(z.enum(['propose', 'approveProposal', 'rank'])),
  /** The lists that the caller may save as a file. */
  exports: z.array(z.enum(RANKING_EXPORTS)),
});
export type CallRanking = z.infer<typeof CallRanking>;

const rankedRow = {
  number: z.string(),
  list: RankingList,
  result: RankingResult,
  /** Place on its own list or on the reserve list. */
  rank_no: z.nullable(z.int()),
  points: z.int(),
};

/** One application of a proposal, for the office. */
export const RankingRow = z.object({
  id_registration: Id,
  ...rankedRow,
  /** Place in the common order of both lists. */
  position: z.int(),
  /** The parent, their town and the number of their children. */
  name: z.string(),
  city: z.string(),
  children: z.int(),
  /** The criteria that the answers meet, with their points. */
  criteria: z.array(z.object({ code: z.string(), points: z.int() })),
  has_disabled_child: YesNo,
  send_date: IsoDateTime,
  cost: grosze,
});
export type RankingRow = z.infer<typeof RankingRow>;

/** One application of a published list: its number, and nothing about a person. */
export const PublishedRow = z.object(rankedRow);
export type PublishedRow = z.infer<typeof PublishedRow>;

/** One page of a published list, and the list as a document. */
export const PublishedList = z.extend(page(PublishedRow), { document: z.nullable(RankingDocument) });
