import { DEFAULT_APPLICATION } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { type MailRefusal, SEE_CONTACT, SEE_MAIL } from '@urzad/grants';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Tx } from '../../../db';
import { keepIfDone } from '../../../files/keep-if-done';
import type { MailHead, ReadMail } from '../../../mail/foreign/read-mail';
import { mailOutbox } from '../../../mail/table';
import { rowsOf } from '../../../unit-of-work/rows';
import { keepOfficeFile } from '../../uploads/public';
import { accountByMail, findHolders } from '../../users/public';
import { copies, letters } from '../copies';
import { type LetterRecord, mailLetter, type StoredRecipient } from '../table';
import { type KeptParts, keepParts } from './keep-parts';
import { mailIncoming } from './table';
import { type MailPlace, writeIncoming } from './waiting-letters';

const incoming = rowsOf(mailIncoming);
const SEARCHED = 5000;

/**
 * Keeps a letter from outside for everybody who holds letters, once: fetched again under another number it is only noted.
 * @returns whether it is new
 */
export async function keepMail(app: FastifyInstance, place: MailPlace, mail: ReadMail): Promise<boolean> {
  if (await stands(app.db, mail.digest)) {
    await noteDouble(app, place, mail.digest);
    return false;
  }
  const parts = await keepParts(app, mail.parts, -place.uid);
  const write = () =>
    app.writeAsSystem('mail_inbox', async (tx, note) => {
      const by = systemAuthor(app.clock.business());
      const record = await writeIncoming(
        tx,
        {
          ...place,
          ...headOf(mail),
          ...{
            status: 'kept',
            digest: mail.digest,
            html: mail.html,
            refused_parts: parts.refused,
            date: by.date,
          },
          id_person: mail.from_mail === '' ? null : ((await accountByMail(tx, mail.from_mail))?.id ?? null),
        },
        by,
      );
      const letter = await addLetter(tx, mail, by);
      const files = await addFiles(tx, { id: letter.id, now: app.clock.now() }, parts, by);
      await letters.touch(tx, letter.id, { values: { files }, by });
      await incoming.touch(tx, record.id, { values: { id_letter: letter.id }, by });
      await toHolders(tx, letter, mail, by);
      note({
        event: 'mailletter.arrived',
        obj_type: 'mailletter',
        id_obj: letter.id,
        diff: { files: files.length },
      });
      return true;
    });
  // Its bytes go when the letter could not be written.
  const kept = parts.taken.map(({ filename }) => filename);
  return kept.reduce((work, filename) => () => keepIfDone(app.files, filename, work), write)();
}

/** A letter that is not taken. */
export interface RefusedLetter {
  head: MailHead;
  reason: MailRefusal;
  digest: string;
}

/**
 * Notes a letter that is not taken, once, so that somebody reads it in the mailbox itself.
 * @returns whether it is new
 */
export async function refuseMail(
  app: FastifyInstance,
  place: MailPlace,
  { head, reason, digest }: RefusedLetter,
): Promise<boolean> {
  if (await stands(app.db, digest)) {
    await noteDouble(app, place, digest);
    return false;
  }
  return app.writeAsSystem('mail_inbox', async (tx, note) => {
    const by = systemAuthor(app.clock.business());
    const values = { ...place, ...headOf(head), status: 'refused' as const, reason, digest, date: by.date };
    const { id } = await writeIncoming(tx, values, by);
    note({ event: 'mailletter.refused', diff: { reason, id } });
    return true;
  });
}

/** Who wrote it stands with the first one. */
const NAMELESS = { message_id: '', from_name: '', from_mail: '', reply_to: '', subject: '', sent_date: null };

async function noteDouble(app: FastifyInstance, place: MailPlace, digest: string): Promise<void> {
  await app.writeAsSystem('mail_inbox', async (tx) => {
    const by = systemAuthor(app.clock.business());
    await writeIncoming(tx, { ...place, ...NAMELESS, status: 'double', digest, date: by.date }, by);
  });
}

/** Whether the same letter was kept or refused already. */
async function stands(db: FastifyInstance['db'], digest: string): Promise<boolean> {
  const isIt = and(
    eq(mailIncoming.id_application, DEFAULT_APPLICATION),
    eq(mailIncoming.digest, digest),
    ne(mailIncoming.status, 'double'),
  );
  return (await db.$count(mailIncoming, isIt)) > 0;
}

function headOf({ message_id, from_name, from_mail, reply_to, subject, sent_date }: MailHead): MailHead {
  return { message_id, from_name, from_mail, reply_to, subject, sent_date };
}

async function addLetter(tx: Tx, mail: ReadMail, by: Author): Promise<LetterRecord> {
  const id = await letters.nextId(tx);
  const before = await letterBefore(tx, mail.before);
  const recipients = mail.to.map(
    (to): StoredRecipient => ({ ...to, kind: 'outside', id_user: null, id_email: null }),
  );
  return letters.insert(
    tx,
    {
      ...{ id, status: 'sent' as const, id_user: null, recipients, subject: mail.subject, body: mail.body },
      ...{ thread: before?.thread ?? id, id_before: before?.id ?? null, date: by.date },
    },
    by,
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The letter that one from outside answers: one that came, or an e-mail of ours by its Message-ID. */
async function letterBefore(tx: Tx, before: readonly string[]): Promise<LetterRecord | undefined> {
  if (before.length === 0) return undefined;
  const [came] = await tx
    .select({ letter: mailLetter })
    .from(mailIncoming)
    .innerJoin(mailLetter, eq(mailLetter.id, mailIncoming.id_letter))
    .where(
      and(
        eq(mailIncoming.id_application, DEFAULT_APPLICATION),
        inArray(mailIncoming.message_id, [...before]),
      ),
    )
    .orderBy(desc(mailLetter.id))
    .limit(1);
  if (came) return came.letter;

  const ours = before.flatMap((id) => id.split('@')[0] ?? []).filter((id) => UUID.test(id));
  if (ours.length === 0) return undefined;
  const sent = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(inArray(mailOutbox.message_id, ours));
  for (const { id } of sent) {
    const isSent = sql`${mailLetter.recipients} @> ${JSON.stringify([{ id_email: id }])}::jsonb`;
    const [letter] = await tx
      .select()
      .from(mailLetter)
      .where(and(isSent, eq(mailLetter.id_application, DEFAULT_APPLICATION)))
      .limit(1);
    if (letter) return letter;
  }
  return undefined;
}

async function addFiles(
  tx: Tx,
  { id, now }: { id: number; now: Date },
  { taken }: KeptParts,
  by: Author,
): Promise<number[]> {
  const owner = { obj_type: 'mailletter', id_obj: id };
  const ids: number[] = [];
  for (const { filename, name, size, mime, sha256 } of taken) {
    const stored = { filename, name, size, mime, sha256, upload_date: now };
    const file = await keepOfficeFile(tx, { ...stored, kind: 'INNY', owner }, by);
    ids.push(file.id);
  }
  return ids;
}

/** A copy for each who holds letters and reads what citizens write by the contact form: whoever reads it first answers it. */
async function toHolders(tx: Tx, letter: LetterRecord, mail: ReadMail, by: Author): Promise<void> {
  const people = [mail.from_name, mail.from_mail, ...mail.to.map(({ name }) => name)].join(' ');
  const search_text = foldForSearch(`${people} ${mail.subject} ${mail.body}`.slice(0, SEARCHED));
  const where = { id_application: DEFAULT_APPLICATION, at: by.date };
  const readers = new Set(await findHolders(tx, { ...where, privilege: SEE_CONTACT }));
  const holders = await findHolders(tx, { ...where, privilege: SEE_MAIL });
  for (const id_user of holders.filter((id) => readers.has(id))) {
    const copy = { id_letter: letter.id, id_user, folder: 'inbox' as const, date: by.date, search_text };
    await copies.insert(tx, copy, by);
  }
}
