import { CONTRACT_LAW, type ContractStep } from '@urzad/grants';
import type { Tx } from '../../db';
import { stepsOf } from '../../unit-of-work/steps';
import { lockCallForSystem } from '../cofunding-calls/public';
import { lockInContract, type RegistrationRecord } from '../cofunding-registrations/public';
import { actorOf, refusalOf, type Viewer, visibleTo } from './policy';
import { type ContractRecord, rows } from './repository';

const steps = stepsOf({
  rows,
  law: CONTRACT_LAW,
  entity: 'cofundingcontract',
  visibleTo,
  actorOf,
});

export const { historyOf, noteOf, recordStatus, refuseStale, requireStep, takeStep } = steps;

/**
 * Locks a contract for a step until the transaction ends, before it the call whose money the step needs and the
 * registration, in the order of all who lock several of them.
 * @throws ApiError `object-no-exist` for a missing or somebody else's, `illegal-step`, `no-privilege`
 */
export async function lockForStep(
  tx: Tx,
  { id, viewer, step }: { id: number; viewer: Viewer; step: ContractStep },
): Promise<{ record: ContractRecord; registration: RegistrationRecord }> {
  const { id_call, id_registration } = await rows.get(tx, id, visibleTo(viewer));
  if (step === 'set') await lockCallForSystem(tx, id_call);
  const registration = await lockInContract(tx, id_registration);
  const record = await steps.lockForStep(tx, { id, viewer, step });
  const refusal = refusalOf(record, step, viewer);
  if (refusal) throw refusal;
  return { record, registration };
}
