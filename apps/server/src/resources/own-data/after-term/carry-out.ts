import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import { user } from '../../../identity/table';
import { readerOf } from '../../../mail/reader';
import { eachAlone } from '../../../unit-of-work/each-alone';
import type { Note } from '../../../unit-of-work/write';
import { finishList, lists, people, retentionRow } from '../../retention/public';
import { senderOf } from '../../users/public';
import { recordErasedEmail } from '../emails';
import { eraseRecord } from '../erase-record';
import { removeErased } from '../remove-erased';
import { stillDue } from './due-people';

/** What the list says of somebody who came back before the task. */
const CAME_BACK = 'Od zatwierdzenia listy coś się zmieniło: dane trzeba dalej przechowywać.';

interface Turn {
  task: string;
  /** Business time. */
  now: Date;
  signal: AbortSignal;
}

/**
 * Erases the data of each person whom the inspector has approved, in a transaction of its own, so that a run that was
 * broken off goes on where it stopped.
 * @returns how many were erased
 */
export async function carryOut(app: FastifyInstance, turn: Turn): Promise<number> {
  const rows = await app.db
    .select({ id: retentionRow.id })
    .from(retentionRow)
    .where(eq(retentionRow.status, 'approved'))
    .orderBy(retentionRow.id);
  return eachAlone(app, { rows, signal: turn.signal }, ({ id }) => eraseOne(app, id, turn));
}

async function eraseOne(app: FastifyInstance, id: number, { task, now }: Turn): Promise<boolean> {
  const by = systemAuthor(now);
  const gone = await app.writeAsSystem(task, async (tx, note) => {
    const row = await people.lock(tx, id, eq(retentionRow.status, 'approved'));
    // Another server was here first.
    if (!row) return undefined;
    // Rows that refer to the account wait too, so that none is added meanwhile.
    const [account] = await tx.select().from(user).where(eq(user.id, row.id_user)).for('update');
    const isDue = account && (await stillDue(tx, app.config, account.id, now));
    if (!isDue) {
      await people.update(tx, id, { values: { status: 'kept', reason: CAME_BACK }, by });
      await finish(tx, row.id_list, { by, note });
      return undefined;
    }
    const holder = { id: account.id, mail: account.mail, pass_hash: app.passwords.nobodys };
    const erased = await eraseRecord(tx, holder, by);
    // After the e-mails of the account were deleted.
    await app.mail.send(tx, recordErasedEmail(readerOf(account), await senderOf(app, tx)));
    await people.update(tx, id, { values: { status: 'erased', erased_date: now }, by });
    const diff = { files: erased.filenames.length, id_list: row.id_list };
    note({ event: 'user.account-retention', level: 'warning', obj_type: 'user', id_obj: account.id, diff });
    await finish(tx, row.id_list, { by, note });
    return erased;
  });
  if (!gone) return false;
  await removeErased(app, app, gone);
  return true;
}

/** A list of which nobody waits any more is carried out. */
async function finish(tx: Tx, id_list: number, { by, note }: { by: Author; note: Note }): Promise<void> {
  const list = await lists.getLocked(tx, id_list);
  if (await finishList(tx, list, by))
    note({ event: 'retentionlist.finish', obj_type: 'retentionlist', id_obj: id_list });
}
