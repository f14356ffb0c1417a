import { eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { calendarFeed } from './table';

/**
 * Ends the addresses of a person in every application.
 * @returns how many
 */
export async function endFeedsOf(tx: Tx, id_user: number): Promise<number> {
  const gone = await tx
    .delete(calendarFeed)
    .where(eq(calendarFeed.id_user, id_user))
    .returning({ id: calendarFeed.id });
  return gone.length;
}
