import { refOf } from '@urzad/contract';
import { documentsTo, promoteFromReserve, type RegistrationStep } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import type { Note } from '../../../unit-of-work/write';
import { type CallRow, lockCallForSystem } from '../../cofunding-calls/public';
import { releasePlaces } from '../draft/held-places';
import { getLockedForSystem, type RegistrationRecord } from '../repository';
import { noteOf, takeStep } from '../step';
import { closeGaps, findCallsWithReserve, findReserve, freeMeans } from './reserve';
import { lapsedEmail, lapsedText, promotedEmail, promotedText } from './reserve-emails';

/**
 * Gives free places of each call to the first of its reserve list, as many as the budget covers, and ends a list whose
 * last day has passed (Order §12). The call is locked, so that two servers give no place twice.
 * @param now business time
 * @returns how many applications were changed
 */
export async function promoteReserve(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findCallsWithReserve(app.db);
  let changed = 0;
  await eachAlone(app, { rows, signal }, async ({ id }) => {
    const moved = await app.writeAsSystem('reserve_promote', async (tx, note) => {
      const call = await lockCallForSystem(tx, id);
      const by = systemAuthor(now, call);
      return call.reserve_valid_to && now > call.reserve_valid_to
        ? endReserve(app, tx, { call, by, note })
        : promote(app, tx, { call, by, note });
    });
    changed += moved;
    return moved > 0;
  });
  return changed;
}

interface Turn {
  call: CallRow;
  by: Author;
  note: Note;
}

/** Gives the free places of a locked call. */
export async function promote(app: FastifyInstance, tx: Tx, { call, by, note }: Turn): Promise<number> {
  const { promoted } = promoteFromReserve(await findReserve(tx, call.id), await freeMeans(tx, call));
  for (const id of promoted) {
    const documents_to = documentsTo(call.params, by.date);
    const values = { documents_to, due_date: documents_to };
    const after = await stepped(tx, { id, steps: ['qualify', 'requestDocuments'], values, by, note });
    const told = { id, number: after.number ?? '', days: call.params.documents_days, documents_to };
    const email = (to: Reader, sender: Sender, words: NoticeText) => promotedEmail(to, told, sender, words);
    await notify(
      app,
      tx,
      { to: after.id_user, text: promotedText(told), ref: refOf('cofundingregistration', id), email },
      by,
    );
  }
  if (promoted.length > 0) await closeGaps(tx, call.id);
  return promoted.length;
}

async function endReserve(app: FastifyInstance, tx: Tx, { call, by, note }: Turn): Promise<number> {
  const waiting = await findReserve(tx, call.id);
  for (const { id } of waiting) {
    const after = await stepped(tx, { id, steps: ['notQualify'], by, note });
    await releasePlaces(tx, id);
    const told = { id, number: after.number ?? '' };
    const email = (to: Reader, sender: Sender, words: NoticeText) => lapsedEmail(to, told, sender, words);
    await notify(
      app,
      tx,
      { to: after.id_user, text: lapsedText(told), ref: refOf('cofundingregistration', id), email },
      by,
    );
  }
  return waiting.length;
}

interface Stepped {
  id: number;
  steps: readonly RegistrationStep[];
  values?: Pick<RegistrationRecord, 'documents_to' | 'due_date'>;
  by: Author;
  note: Note;
}

async function stepped(tx: Tx, { id, steps, values, by, note }: Stepped): Promise<RegistrationRecord> {
  const before = await getLockedForSystem(tx, id);
  let record = before;
  // Without a place on the reserve list; the list that it was ranked on stays.
  for (const step of steps)
    record = await takeStep(tx, { record, step }, { values: { ...values, rank_no: null }, by });
  note(noteOf(steps[0]?.toLowerCase() ?? '', before, record));
  return record;
}
