import { and, eq, isNull, sql } from 'drizzle-orm';
import { baseLog } from '../audit-log/table';
import type { Clock } from '../clock';
import type { Db } from '../db';
import { user } from '../identity/table';

/**
 * When the people of the demo were last in the portal: as long ago as their last act in the log, by business time. By real
 * time, so not of the template, which may be weeks old: at each start, for those of whom nothing is known yet.
 */
export async function seedPresence(db: Db, clock: Clock): Promise<void> {
  const business = clock.business();
  const shift = sql`make_interval(secs => ${(clock.now().getTime() - business.getTime()) / 1_000})`;
  // Who acts for somebody is the one who is there.
  const actor = sql<number>`coalesce(${baseLog.id_user_main}, ${baseLog.id_user})`;
  const last = db
    .select({ actor: actor.as('actor'), acted: sql`max(${baseLog.date})`.as('acted') })
    .from(baseLog)
    .where(sql`${baseLog.date} <= ${business.toISOString()}::timestamptz`)
    .groupBy(actor)
    .as('last');
  await db
    .update(user)
    .set({ online_date: sql`${last.acted} + ${shift}` })
    .from(last)
    .where(and(eq(user.id, last.actor), eq(user.deleted, 'no'), isNull(user.online_date)));
}
