import { ANNEX_LAW, type AnnexStep } from '@urzad/grants';
import type { Tx } from '../../db';
import { stepsOf } from '../../unit-of-work/steps';
import { lockCallForSystem } from '../cofunding-calls/public';
import { actorOf, contracts, type Viewer } from '../cofunding-contracts/public';
import { lockSupports } from '../cofunding-members/public';
import { lockInContract, type RegistrationRecord } from '../cofunding-registrations/public';
import { refusalOf, visibleTo } from './policy';
import { type AnnexRecord, rows } from './repository';

const steps = stepsOf({
  rows,
  law: ANNEX_LAW,
  entity: 'cofundingannex',
  visibleTo,
  actorOf,
});

export const { historyOf, noteOf, recordStatus, refuseStale, requireStep, takeStep } = steps;

/** Steps by which the annex comes into force. */
const SECOND_SIGNATURES: readonly AnnexStep[] = ['signOffice', 'confirmPaper'];
/** Steps that ask for money of the call, or give it back. */
const MONEY_STEPS: readonly AnnexStep[] = [...SECOND_SIGNATURES, 'set', 'refuse', 'cancel'];

/**
 * Locks an annex for a step until the transaction ends, before it what the step changes with it: the call, months and
 * co-fundings, the registration, the contract, in the order of all who lock several of them.
 * @throws ApiError `object-no-exist` for a missing or somebody else's, `illegal-step`, `no-privilege`
 */
export async function lockForStep(
  tx: Tx,
  { id, viewer, step }: { id: number; viewer: Viewer; step: AnnexStep },
): Promise<{ record: AnnexRecord; registration: RegistrationRecord }> {
  const found = await rows.get(tx, id, visibleTo(viewer));
  const registration = await lockAround(tx, found, step);
  const record = await steps.lockForStep(tx, { id, viewer, step });
  const refusal = refusalOf(record, step, viewer);
  if (refusal) throw refusal;
  return { record, registration };
}

/** What is locked before the annex itself. */
async function lockAround(
  tx: Tx,
  { id_call, id_member, id_registration, id_contract }: AnnexRecord,
  step: AnnexStep,
): Promise<RegistrationRecord> {
  if (MONEY_STEPS.includes(step)) await lockCallForSystem(tx, id_call);
  if (SECOND_SIGNATURES.includes(step)) await lockSupports(tx, id_member);
  const registration = await lockInContract(tx, id_registration);
  if (SECOND_SIGNATURES.includes(step)) await contracts.getLocked(tx, id_contract);
  return registration;
}
