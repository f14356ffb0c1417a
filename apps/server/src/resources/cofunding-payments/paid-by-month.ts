import { sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { paymentsOfOffice } from './policy';
import { cofundingPayment as table } from './table';

interface Sources {
  esf: number;
  state: number;
}

interface PaidMonths {
  /** With a payment, from the first one. */
  months: ({ month: string } & Sources)[];
  total: Sources;
  /** What participants have returned. */
  returned: Sources;
}

/** What the office has paid, by month and source. Sums are about no person, so nobody's own payments are left out. */
export async function paidByMonth(db: Db, user: SessionUser): Promise<PaidMonths> {
  const month = sql`to_char(${table.paid_date}, 'YYYY-MM')`;
  const isReturn = sql`${table.kind} = 'RECOVERY'`;
  const rows = await db
    .select({
      month: sql<string>`${month}`,
      isReturn: sql<boolean>`${isReturn}`,
      esf: sql`sum(${table.esf_amount})`.mapWith(Number),
      state: sql`sum(${table.state_amount})`.mapWith(Number),
    })
    .from(table)
    // The status written out, so that the partial index is used.
    .where(sql`${paymentsOfOffice(user)} and ${table.status} = 'paid' and ${table.paid_date} is not null`)
    .groupBy(month, isReturn)
    .orderBy(month);
  const paid = rows.filter((row) => !row.isReturn);
  return {
    months: paid.map(({ month: of, esf, state }) => ({ month: of, esf, state })),
    total: sumOf(paid),
    returned: sumOf(rows.filter((row) => row.isReturn)),
  };
}

function sumOf(parts: readonly Sources[]): Sources {
  return {
    esf: parts.reduce((sum, { esf }) => sum + esf, 0),
    state: parts.reduce((sum, { state }) => sum + state, 0),
  };
}
