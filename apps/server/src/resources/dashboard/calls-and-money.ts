import type { CallLine, DashboardMoney } from '@urzad/contract';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { findAllAnnounced, findSetupPage, nextTermOf, statusOf } from '../cofunding-calls/public';
import { paidByMonth } from '../cofunding-payments/public';
import { heldByCall } from '../cofunding-registrations/public';

/** The calls that the block shows; the list of calls has all of them. */
const CALLS_SHOWN = 6;

/** The newest calls with what they have given. @param now business time */
export async function findCalls(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
): Promise<CallLine[]> {
  const { rows } = await findSetupPage(db, user, { page_count: CALLS_SHOWN });
  const held = await heldByCall(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { places, reserved } = held.get(row.id) ?? { places: 0, reserved: 0 };
    return {
      ...{ id: row.id, number: row.number, name: row.name, status: statusOf(row, now) },
      applications: row.submitted_count,
      places: row.places_in_zone + row.places_out_zone,
      places_taken: places,
      budget: row.budget,
      budget_taken: reserved,
      next: nextTermOf(row, now),
    };
  });
}

/** What was paid by month and source, and what is left of the budget of the calls that were announced. */
export async function findMoney(db: Db, user: SessionUser): Promise<DashboardMoney> {
  const paid = await paidByMonth(db, user);
  const announced = await findAllAnnounced(db, user.id_application);
  const calls = announced.filter(({ status }) => status !== 'cancelled');
  const held = await heldByCall(
    db,
    calls.map(({ id }) => id),
  );
  const { total, returned } = paid;
  const net = total.esf + total.state - returned.esf - returned.state;
  const budget = calls.reduce((sum, call) => sum + call.budget, 0);
  const kept = [...held.values()].reduce((sum, { reserved }) => sum + reserved, 0);
  // What was paid is a part of what is kept, unless a call was cancelled after it had paid.
  const reserved = Math.max(0, kept - net);
  return {
    ...paid,
    budget: { total: budget, paid: net, reserved, free: Math.max(0, budget - net - reserved) },
  };
}
