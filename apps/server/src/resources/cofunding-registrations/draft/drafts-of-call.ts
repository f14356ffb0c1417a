import { refOf } from '@urzad/contract';
import { ENDED_STATUSES, UNSENT_STATUSES } from '@urzad/grants';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../../author';
import type { Db, Tx } from '../../../db';
import { notify } from '../../../notify';
import type { Note } from '../../../unit-of-work/write';
import type { CallRow } from '../../cofunding-calls/public';
import { noteOf } from '../step';
import { cofundingRegistration as table } from '../table';
import { callCancelledEmail, callCancelledText, callProlongedEmail, callProlongedText } from './call-emails';
import { endDraft, takeBackDocument } from './cancel-draft';

type App = Pick<FastifyInstance, 'config' | 'mail'>;

/** What was never submitted in a call. */
const unsentIn = (id_call: number) =>
  and(
    eq(table.id_call, id_call),
    inArray(table.status, [...UNSENT_STATUSES]),
    eq(table.is_test, 'no'),
    eq(table.deleted, 'no'),
  );

/**
 * Ends the drafts of a call that is called off, and tells their owners why (N02).
 * @returns the files whose bytes go once it is committed
 */
export async function cancelDraftsOf(
  app: App,
  tx: Tx,
  { call, reason, note }: { call: CallRow; reason: string; note: Note },
  by: Author,
) {
  const rows = await tx.select().from(table).where(unsentIn(call.id)).orderBy(table.id).for('update');
  const erased: Awaited<ReturnType<typeof endDraft>>['erased'] = [];
  for (const row of rows) {
    const ended = await endDraft(tx, await takeBackDocument(tx, row, by), by);
    erased.push(...ended.erased);
    note(noteOf('cancel', row, ended.after, ended.counts));
    const told = { id: row.id, number: call.number, reason };
    await notify(
      app,
      tx,
      {
        to: row.id_user,
        text: callCancelledText(told),
        ref: refOf('cofundingregistration', row.id),
        email: (reader, sender, words) => callCancelledEmail(reader, told, sender, words),
      },
      by,
    );
  }
  return erased;
}

/** Tells who has a draft in a call that it ends later. */
export async function tellOfProlonging(
  app: App,
  tx: Tx,
  { call, reason, open_to }: { call: CallRow; reason: string; open_to: Date },
  by: Author,
): Promise<void> {
  const rows = await tx
    .select({ id: table.id, to: table.id_user })
    .from(table)
    .where(unsentIn(call.id))
    .orderBy(table.id);
  for (const { id, to } of rows) {
    const told = { id, number: call.number, reason, open_to };
    const text = callProlongedText(told);
    const ref = refOf('cofundingregistration', id);
    await notify(
      app,
      tx,
      { to, text, ref, email: (reader, sender, words) => callProlongedEmail(reader, told, sender, words) },
      by,
    );
  }
}

/** How many submitted registrations of a call have neither ended nor led to a contract. */
export function countRunning(db: Db, id_call: number): Promise<number> {
  const over = [...UNSENT_STATUSES, ...ENDED_STATUSES, 'member' as const];
  return db.$count(
    table,
    and(
      eq(table.id_call, id_call),
      notInArray(table.status, over),
      eq(table.is_test, 'no'),
      eq(table.deleted, 'no'),
    ),
  );
}
