import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { user } from '../../identity/table';
import { notify } from '../../notify';
import { eachAlone } from '../../unit-of-work/each-alone';
import { type CallRow, findUntold, lockCallForSystem, touchCall } from '../cofunding-calls/public';
import { announcedEmail, announcedText } from './emails';

/** Accounts of one transaction. */
const PART = 200;

/**
 * Tells everybody who has agreed to news about calls of those that were announced (N01), part by part: the call
 * remembers the last account, so that nobody is told twice.
 * @param now business time
 * @returns of how many calls some were told
 */
export async function tellOfCalls(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findUntold(app.db);
  return eachAlone(app, { rows, signal }, async ({ id }) => {
    let isLast = false;
    while (!isLast) {
      signal.throwIfAborted();
      isLast = await tellPart(app, id, now);
    }
    return true;
  });
}

/** @returns whether nobody is left */
function tellPart(app: FastifyInstance, id: number, now: Date): Promise<boolean> {
  return app.writeAsSystem('call_news', async (tx) => {
    const call = await lockCallForSystem(tx, id);
    const { told_to } = call;
    // Another server may have gone on since it was found.
    if (told_to === null) return true;
    const readers = isWorthTelling(call)
      ? await tx
          .select({ id: user.id })
          .from(user)
          .where(
            and(
              isNotNull(user.newsletter_date),
              eq(user.status, 'active'),
              eq(user.deleted, 'no'),
              gt(user.id, told_to),
            ),
          )
          .orderBy(asc(user.id))
          .limit(PART)
      : [];
    const by = systemAuthor(now, call);
    const told = { number: call.number, open_from: call.open_from ?? now, open_to: call.open_to ?? now };
    for (const reader of readers) {
      await notify(
        app,
        tx,
        {
          to: reader.id,
          text: announcedText(told),
          ref: { obj_type: null, id_obj: null },
          email: (to, sender, words) => announcedEmail(to, told, sender, words),
        },
        by,
      );
    }
    const isLast = readers.length < PART;
    await touchCall(tx, id, { values: { told_to: isLast ? null : (readers.at(-1)?.id ?? null) }, by });
    return isLast;
  });
}

/** A call that was called off meanwhile is no news. */
function isWorthTelling({ status }: CallRow): boolean {
  return status !== 'cancelled';
}
