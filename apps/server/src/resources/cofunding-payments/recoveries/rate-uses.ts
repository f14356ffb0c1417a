import { isIsoDate } from '@urzad/domain';
import { and, eq, gte, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db';
import { type ItemUse, interestRates, type UsedItem } from '../../libraries/public';
import { cofundingRecovery as table } from '../table';

/** Recoveries whose interest is, or was, reckoned with a rate: of days between it and the next one. */
export async function recoveriesAtRate(db: Db, { id_application, code }: UsedItem): Promise<ItemUse> {
  const days = (await interestRates(db, id_application)).map(({ valid_from }) => valid_from);
  const next = days.filter((day) => day > code).toSorted()[0];
  const lasts = or(gte(table.left, 1), isIsoDate(code) ? gte(table.last_return, code) : undefined);
  const isAtRate = and(
    eq(table.id_application, id_application),
    next === undefined ? undefined : lt(table.paid_date, next),
    lasts,
    eq(table.deleted, 'no'),
  );
  return { of: 'recovery', count: await db.$count(table, isAtRate) };
}
