import type { Grosze } from '@urzad/domain';
import { reserveFor } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { heldMeans, keepCost, type RegistrationRecord } from '../cofunding-registrations/public';

interface Holding {
  call: CallRow;
  registration: RegistrationRecord;
  /** What the annex holds already. */
  held: Grosze;
}

/**
 * Keeps in the call what an annex needs beyond the contract (Process §2.9). The call is locked by the caller.
 * @param need what the contract pays more with it; less needs nothing, and returns only when the annex is in force
 * @returns what it holds now
 * @throws ApiError `illegal-step` `{reason: 'budget', missing}`
 */
export async function holdMoney(
  tx: Tx,
  { call, registration, held, need }: Holding & { need: Grosze },
  by: Author,
): Promise<Grosze> {
  // What needs no more than it holds asks the call for nothing, whatever else the call has spent.
  if (need <= held) {
    const kept = Math.max(0, need);
    await changeCost(tx, { registration, by: kept - held }, by);
    return kept;
  }
  const { reserved } = await heldMeans(tx, call.id);
  const found = reserveFor(need, { reserved: 0, held, free: call.budget - reserved });
  if ('missing' in found) {
    throw new ApiError('illegal-step', { status: 'draft', reason: 'budget', missing: found.missing });
  }
  await changeCost(tx, { registration, by: found.reserve - held }, by);
  return found.reserve;
}

/** Gives back what an annex held, or settles it with what the contract pays from now on. */
export async function changeCost(
  tx: Tx,
  { registration, by: difference }: { registration: RegistrationRecord; by: Grosze },
  by: Author,
): Promise<void> {
  if (difference === 0) return;
  await keepCost(tx, registration.id, Math.max(0, (registration.cost ?? 0) + difference), by);
}
