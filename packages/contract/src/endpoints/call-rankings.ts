import { RANKING_LISTS } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { CallRanking, PublishedList, RANKING_EXPORTS, RankingRow } from '../shapes/ranking-shapes';
import { envelope, idQuery, page, pageQuery } from '../shapes/shapes';
import { SHEET_FORMATS, SheetFile } from '../shapes/sheet-shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundingcall', envelope(CallRanking));
const ofVersion = z.strictObject({ row_version: rowVersion });

/** The ranking of a call: proposed, approved by another person, published (Order §12). */
export const callRankings = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/ranking',
    summary: 'The ranking of a call: means, proposal and who may do what',
    schema: { querystring: idQuery, response: { 200: envelope(CallRanking) } },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  rows: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/rankingrows',
    summary: 'The applications of the proposal or of the published list, in their order',
    schema: {
      querystring: pageQuery(['position'], { id: idQuery.shape.id, list: z.optional(z.enum(RANKING_LISTS)) }),
      response: { 200: page(RankingRow) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  propose: step('propose', 'Computes the lists anew', ofVersion),
  approveProposal: step('approveproposal', 'Approves the proposal of another person', ofVersion),
  rank: step('rank', 'Publishes the results', ofVersion),
  /** The log tells who took people's data out of the portal: it is a call that writes. */
  exportList: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcall/exportranking',
    summary: 'A ranking as a file: the published one by numbers, or the newest one with the people on it',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ of: z.enum(RANKING_EXPORTS), format: z.enum(SHEET_FORMATS) }),
      response: { 200: envelope(SheetFile) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  results: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcall/results',
    summary: 'A published list: numbers of applications, never people. Public',
    schema: {
      querystring: pageQuery(['position'], { id: idQuery.shape.id }),
      response: { 200: PublishedList },
    },
    errors: ['object-no-exist'],
  }),
} as const;
