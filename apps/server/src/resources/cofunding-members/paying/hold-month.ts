import type { Grosze } from '@urzad/domain';
import { amountsOf, monthHolding } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import { lockCallForSystem } from '../../cofunding-calls/public';
import { giveBackCosts, heldMeans } from '../../cofunding-registrations/public';
import { getMonth } from '../schedule-month';
import { cofundingGrantMonth as table } from '../table';
import { lockMonths, type MonthOf } from './paid-months';

/**
 * Keeps so much of the limit of a month for what a review adds to it, beside what is paid; 0: nothing more. What the
 * month gave back to the call is taken out of its free budget, and what it does not need returns there (Order §12).
 * @throws ApiError `illegal-step` `{reason: 'months'}`, or `{reason: 'budget', missing}`
 */
export async function holdMonth(tx: Tx, of: MonthOf, amount: Grosze, by: Author): Promise<void> {
  const [before] = [...(await lockMonths(tx, [of])).values()];
  const now = before && monthHolding(before, amount);
  if (!before || !now) throw new ApiError('illegal-step', { reason: 'months' });
  const needed = amountsOf([before]).unused - amountsOf([now]).unused;
  if (needed !== 0) await takeFromBudget(tx, of, needed, by);
  await tx.update(table).set({ approved: now.approved }).where(eq(table.id, before.id));
}

async function takeFromBudget(tx: Tx, of: MonthOf, needed: Grosze, by: Author): Promise<void> {
  const { member } = await getMonth(tx, of);
  if (needed > 0) {
    const call = await lockCallForSystem(tx, member.id_call);
    const { reserved } = await heldMeans(tx, call.id);
    const missing = needed - (call.budget - reserved);
    if (missing > 0) throw new ApiError('illegal-step', { reason: 'budget', missing });
  }
  await giveBackCosts(tx, [{ id: member.id_registration, freed: -needed }], by);
}
