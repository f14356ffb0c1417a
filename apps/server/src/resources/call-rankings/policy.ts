import type { RankingExport } from '@urzad/contract';
import { type CallStep, hasPrivilege, type Privilege } from '@urzad/grants';
import type { SessionUser } from '../../http/resource';
import type { RankingRecord } from './repository';

const EXPORT_REGISTRATIONS = 'cofunding_registration_export' satisfies Privilege;

/** The steps of a ranking. */
export const RANKING_STEPS = ['propose', 'approveProposal', 'rank'] as const satisfies readonly CallStep[];
export type RankingStep = (typeof RANKING_STEPS)[number];

/** Why a step is refused. */
type Refusal = 'undecided' | 'no-proposal' | 'own-proposal' | 'approved' | 'not-approved' | 'outdated';

export interface Situation {
  /** The newest version. */
  ranking: RankingRecord | undefined;
  /** Submitted applications that nobody has decided on. */
  undecided: number;
  /** Whether the proposal holds exactly the applications and points of now. */
  isCurrent: boolean;
}

/**
 * Proposer and approver are two people; what was approved is what is published (Order §12).
 * @returns why this person may not take the step, or `undefined`
 */
export function refusalOf(
  step: RankingStep,
  { ranking, undecided, isCurrent }: Situation,
  { id }: Pick<SessionUser, 'id'>,
): Refusal | undefined {
  const proposal = ranking?.published_date === null ? ranking : undefined;
  if (step === 'propose') return undecided > 0 ? 'undecided' : undefined;
  if (!proposal) return 'no-proposal';
  if (!isCurrent) return 'outdated';
  if (step === 'rank') return proposal.approved_date === null ? 'not-approved' : undefined;
  if (proposal.approved_date !== null) return 'approved';
  return proposal.id_user_proposed === id ? 'own-proposal' : undefined;
}

/** Numbers are public; people leave the portal by the privilege to export registrations. */
export function mayExport(of: RankingExport, { privileges }: Pick<SessionUser, 'privileges'>): boolean {
  return of === 'numbers' || hasPrivilege(privileges, EXPORT_REGISTRATIONS);
}
