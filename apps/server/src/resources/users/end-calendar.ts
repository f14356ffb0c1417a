import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import { endFeedsOf } from '../../identity/calendar-feeds/end-feeds';
import type { UserRow } from './repository';
import { tellSecurity } from './security-notices';

/**
 * The addresses at which programs read the calendar end like sign-ins: whoever was at an open session may have made one.
 * The owner is told, as their own programs read nothing any more.
 * @returns whether there was one
 */
export async function endCalendarOf(
  app: Pick<FastifyInstance, 'clock' | 'config' | 'mail'>,
  tx: Tx,
  account: UserRow,
): Promise<boolean> {
  if ((await endFeedsOf(tx, account.id)) === 0) return false;
  await tellSecurity(app, tx, { account, event: 'calendar-ended' });
  return true;
}
