import { addMonths, getMoment, warsawDate } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import { user } from '../../identity/table';
import type { RunOutcome } from '../../jobs/define-job';
import { readerOf } from '../../mail/reader';
import { eachAlone } from '../../unit-of-work/each-alone';
import { eraseBoardNotes } from '../board-notes/public';
import { eraseContactMessages } from '../contact-messages/public';
import { eraseAnswers } from '../mail-letters/public';
import { senderOf } from '../users/public';
import { unusedErasedEmail } from './emails';
import { eraseAccount } from './erase-account';
import { removeErased } from './remove-erased';
import { countHeld, findUnused, isStillUnused, type Unused } from './unused-accounts';

const TASK = 'retention_anonymise';
/** Ids that are read at once. */
const BATCH = 200;
const MONTHS_OF_YEAR = 12;
const NEVER = new Date(0);

/**
 * The task `retention_anonymise`: anonymises accounts that nobody has used for the years of the settings and of which
 * nothing has to be kept, and erases old questions of the contact form with their answers and old notes of boards, once the office has set
 * those years. What was sent, filed or signed stays: its term ends with the project, and the inspector approves it
 * (decision 0164).
 *
 * @param now business time
 */
export async function keepNoLonger(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<RunOutcome> {
  await app.settings.keepFresh();
  const { accountYears, contactYears, noteYears } = app.config;
  // Without years of the office nothing is old enough.
  const yearsAgo = (years: number) =>
    years === 0 ? NEVER : getMoment(`${addMonths(warsawDate(now), -years * MONTHS_OF_YEAR)} 00:00`);
  const shiftMs = now.getTime() - app.clock.now().getTime();
  const unused = { before: yearsAgo(accountYears), shiftMs };

  const messages = await eraseContactMessages(app, yearsAgo(contactYears), { signal, task: TASK });
  await eraseAnswers(app, { signal, task: TASK });
  const notes = await eraseBoardNotes(app, yearsAgo(noteYears), { signal, task: TASK });
  const accounts = await anonymiseUnused(app, unused, { now, signal });
  const values = { accounts, messages, notes, held: await countHeld(app.db, unused) };
  return { changed: accounts + messages + notes, note: { code: 'retention-done', level: 'info', values } };
}

/** @throws after the last account when some failed */
async function anonymiseUnused(
  app: FastifyInstance,
  unused: Unused,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  let changed = 0;
  let after = 0;
  const failures: unknown[] = [];
  for (;;) {
    const rows = await findUnused(app.db, unused, { after, most: BATCH });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    try {
      changed += await eachAlone(app, { rows, signal }, ({ id }) => anonymise(app, id, { unused, now }));
    } catch (error) {
      // One that fails keeps no later batch back.
      signal.throwIfAborted();
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return changed;
}

async function anonymise(
  app: FastifyInstance,
  id: number,
  { unused, now }: { unused: Unused; now: Date },
): Promise<boolean> {
  const gone = await app.writeAsSystem(TASK, async (tx, note) => {
    // Rows that refer to the account wait too, so that none is added meanwhile.
    const [account] = await tx.select().from(user).where(eq(user.id, id)).for('update');
    // Somebody may have signed in, or sent something, since it was found.
    if (!account || !(await isStillUnused(tx, id, unused))) return undefined;
    const pass_hash = app.passwords.nobodys;
    const erased = await eraseAccount(tx, { id, mail: account.mail, pass_hash }, systemAuthor(now));
    // After the e-mails of the account were deleted.
    await app.mail.send(tx, unusedErasedEmail(readerOf(account), await senderOf(app, tx)));
    const diff = { files: erased.filenames.length };
    note({ event: 'user.account-expired', level: 'warning', obj_type: 'user', id_obj: id, diff });
    return erased;
  });
  if (!gone) return false;
  await removeErased(app, app, gone);
  return true;
}
