import type { Claim } from '@urzad/contract';
import { CLAIM_LAW, type ClaimStep, SEE_CLAIMS } from '@urzad/grants';
import { privilegesFor, stepOfOffice } from '../kinds';
import type { Right, Rights } from '../right';
import { REASON, type World } from '../world';

type Name = Extract<keyof World, `officeClaim${string}`>;

/** A step of the office on a claim, whose parent sees it and takes another part in it. */
function stepOn(step: ClaimStep, name: Name, sent: (of: Claim) => object = () => ({})) {
  return {
    ...stepOfOffice(SEE_CLAIMS, ...privilegesFor(CLAIM_LAW, step)),
    ...({ unseen: 'object-no-exist', none: 'object-no-exist' } as const),
    of: ({ parentOfCheckedClaims }) => parentOfCheckedClaims,
    send: (world: World) => {
      const of = world[name];
      return { query: { id: of.id }, body: { row_version: of.row_version, ...sent(of) } };
    },
  } satisfies Partial<Right>;
}

const firstOf = ({ lines: [line] }: Claim) => ({ id_line: line?.id ?? 0 });

/** The steps of the office on claims of months. */
export const CLAIM_STEPS = {
  'POST /api/cofundingrequest/take': stepOn('take', 'officeClaimSent'),
  'POST /api/cofundingrequest/decide': stepOn('decide', 'officeClaimToDecide', (of) => ({
    ...firstOf(of),
    ...{ decision: 'OK', eligible_amount: null, note: '' },
  })),
  'POST /api/cofundingrequest/clearduplicate': stepOn('decide', 'officeClaimToClear', (of) => ({
    ...firstOf(of),
    is_same: 'no',
    note: '',
  })),
  'POST /api/cofundingrequest/callcorrection': stepOn('callCorrection', 'officeClaimToReturn', (of) => ({
    reason: REASON,
    lines: [{ ...firstOf(of), note: REASON }],
  })),
  'POST /api/cofundingrequest/verify': stepOn('verify', 'officeClaimToVerify'),
  'POST /api/cofundingrequest/sendback': stepOn('sendBack', 'officeClaimToSendBack', () => ({
    reason: REASON,
  })),
  'POST /api/cofundingrequest/approve': stepOn('approve', 'officeClaimToApprove'),
  'POST /api/cofundingrequest/reject': stepOn('reject', 'officeClaimToReject', () => ({ reason: REASON })),
} satisfies Rights;
