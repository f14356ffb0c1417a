import { asc, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { user } from '../../identity/table';
import { notify } from '../../notify';
import { eachAlone } from '../../unit-of-work/each-alone';
import { rowsOf } from '../../unit-of-work/rows';
import { linkOf, messageEmail, messageText } from './message-text';
import { baseMessage } from './table';

/** People of one transaction. */
const PART = 100;

const rows = rowsOf(baseMessage);

/**
 * Tells the people of messages part by part: a message remembers how many were told, so that a server that dies tells
 * nobody twice.
 * @returns of how many messages some were told
 */
export async function sendMessages(app: FastifyInstance, signal: AbortSignal): Promise<number> {
  const waiting = await app.db
    .select({ id: baseMessage.id })
    .from(baseMessage)
    .where(sql`${baseMessage.done} < ${baseMessage.count}`)
    .orderBy(asc(baseMessage.id));
  return eachAlone(app, { rows: waiting, signal }, async ({ id }) => {
    let isLast = false;
    while (!isLast) {
      signal.throwIfAborted();
      isLast = await sendPart(app, id);
    }
    return true;
  });
}

/** @returns whether nobody is left */
function sendPart(app: FastifyInstance, id: number): Promise<boolean> {
  return app.writeAsSystem('message_sending', async (tx, note) => {
    const message = await rows.getLocked(tx, id);
    // Another server may have gone on since it was found.
    const part = message.recipients.slice(message.done, message.done + PART);
    if (part.length === 0) return true;
    const ids = part.map(({ id_user }) => id_user);
    const accounts = await tx
      .select({ id: user.id, firstname: user.firstname, status: user.status })
      .from(user)
      .where(inArray(user.id, ids));
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    const by = systemAuthor(app.clock.business(), message);
    const { publicUrl } = app.config;
    for (const recipient of part) {
      const account = accountOf.get(recipient.id_user);
      // They may have closed their account since.
      if (account?.status !== 'active') continue;
      const text = messageText(message, { recipient, firstname: account.firstname, publicUrl });
      const href = linkOf(recipient, publicUrl);
      await notify(
        app,
        tx,
        {
          to: recipient.id_user,
          text,
          ref: { obj_type: recipient.obj_type, id_obj: recipient.id_obj },
          ...(message.channel === 'both' && {
            email: (to, sender) => messageEmail(to, { text, href }, sender),
          }),
        },
        by,
      );
    }
    const done = message.done + part.length;
    const isLast = done >= message.count;
    await rows.touch(tx, id, { values: { done, ...(isLast && { recipients: [] }) }, by });
    if (isLast)
      note({ event: 'basemessage.sent', obj_type: 'basemessage', id_obj: id, diff: { count: done } });
    return isLast;
  });
}
