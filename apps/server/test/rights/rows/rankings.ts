import type { CallRanking } from '@urzad/contract';
import { CALL_LAW, type CallStep, SEE_CALLS } from '@urzad/grants';
import { FOR_ALL, ofOffice, privilegesFor } from '../kinds';
import type { Right, Rights } from '../right';
import type { World } from '../world';

function on(ranking: (world: World) => CallRanking) {
  return {
    send: (world) => {
      const { id, row_version } = ranking(world);
      return { query: { id }, body: { row_version } };
    },
  } satisfies Partial<Right>;
}

const step = (name: CallStep) => ofOffice(SEE_CALLS, ...privilegesFor(CALL_LAW, name));
const idOf = (ranking: (world: World) => CallRanking) => ({
  send: (world: World) => ({ query: { id: ranking(world).id } }),
});

/** The ranking of a call, and its published list. */
export const RANKINGS = {
  'GET /api/cofundingcall/ranking': { ...ofOffice(SEE_CALLS), ...idOf(({ ranked }) => ranked) },
  'GET /api/cofundingcall/rankingrows': { ...ofOffice(SEE_CALLS), ...idOf(({ ranked }) => ranked) },
  'GET /api/cofundingcall/results': { ...FOR_ALL, ...idOf(({ ranked }) => ranked) },
  // The people of a list need the privilege to export registrations too.
  'POST /api/cofundingcall/exportranking': {
    ...ofOffice(SEE_CALLS, 'cofunding_registration_export'),
    send: ({ ranked }) => ({ query: { id: ranked.id }, body: { of: 'people', format: 'csv' } }),
  },
  'POST /api/cofundingcall/propose': { ...step('propose'), ...on(({ toPropose }) => toPropose) },
  'POST /api/cofundingcall/approveproposal': {
    ...step('approveProposal'),
    ...on(({ toApprove }) => toApprove),
  },
  'POST /api/cofundingcall/rank': { ...step('rank'), ...on(({ toPublish }) => toPublish) },
} satisfies Rights;
