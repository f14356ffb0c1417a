import type { CallSetup } from '@urzad/contract';
import { CALL_LAW, type CallStep, SEE_CALLS } from '@urzad/grants';
import { TEXTS_OF_CALL } from '../calls-of-world';
import { FOR_ALL, ofOffice, privilegesFor } from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

const step = (name: CallStep) => ofOffice(SEE_CALLS, ...privilegesFor(CALL_LAW, name));
const on = (call: (world: World) => CallSetup, more: object = {}) =>
  ({
    send: (world) => {
      const { id, row_version } = call(world);
      return { query: { id }, body: { row_version, ...more } };
    },
  }) satisfies Partial<Right>;

/** Setting up a call, and its steps beside the ranking. */
export const CALLS = {
  'GET /api/cofundingcall/setups': ofOffice(SEE_CALLS),
  'GET /api/cofundingcall/setup': {
    ...ofOffice(SEE_CALLS),
    send: ({ callToSet }: World) => ({ query: { id: callToSet.id } }),
  },
  'GET /api/cofundingcall/texts': {
    ...FOR_ALL,
    send: ({ ranked }: World) => ({ query: { id: ranked.id } }),
  },
  'POST /api/cofundingcall/add': {
    ...step('set'),
    send: () => ({ body: { number: '80/2027', edition: 'II', preset: 'A_DO_3' } }),
  },
  'POST /api/cofundingcall/set': {
    ...step('set'),
    send: ({ callToSet: { id, row_version, form } }: World) => ({
      query: { id },
      body: { row_version, form, ...TEXTS_OF_CALL },
    }),
  },
  'POST /api/cofundingcall/publish': { ...step('publish'), ...on(({ callToPublish }) => callToPublish) },
  'POST /api/cofundingcall/prolong': {
    ...step('prolong'),
    ...on(({ callToProlong }) => callToProlong, { open_to: '2027-04-16 15:30:00', reason: REASON }),
  },
  'POST /api/cofundingcall/close': { ...step('close'), ...on(({ callToClose }) => callToClose) },
  'POST /api/cofundingcall/cancel': {
    ...step('cancel'),
    ...on(({ callToCancel }) => callToCancel, { reason: REASON }),
  },
  'POST /api/cofundingcall/settle': { ...step('settle'), ...on(({ callToSettle }) => callToSettle) },
} satisfies Rights;
