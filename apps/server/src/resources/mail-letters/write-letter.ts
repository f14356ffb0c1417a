import type { BodyOf, mailLetters, ObjectRef } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Db, Tx } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { Note } from '../../unit-of-work/write';
import { ownerOfObject } from '../shown-objects/public';
import { type FileRow, removeBytes } from '../uploads/public';
import { namesOf } from '../users/public';
import { authorsOf } from './authors';
import { copies, findHeld, getHeld, type Held, heldBy, letters } from './copies';
import { filesOfLetter, giveUpFiles } from './files-of-letter';
import { type Refusals, recipientsOf } from './recipients';
import { type LetterRecord, mailCopy, mailLetter, type StoredRecipient } from './table';

export type LetterBody = BodyOf<typeof mailLetters.save>;

/** The transaction in which a letter is written. */
export interface Writing {
  app: FastifyInstance;
  tx: Tx;
  user: SessionUser;
  by: Author & { id: number };
  note: Note;
}

/** A letter that is in the database with its files, before it goes anywhere. */
export interface Drafted {
  letter: LetterRecord;
  files: FileRow[];
  recipients: StoredRecipient[];
  refusals: Refusals;
  /** The last answer to the letter before that the author knows of. */
  known_answer: LetterBody['known_answer'];
}

/**
 * Writes a letter as a draft of the caller, and does with it what `then` says, in one transaction.
 * @returns its id
 */
export async function writeLetter(
  app: FastifyInstance,
  request: FastifyRequest,
  body: LetterBody,
  then: (drafted: Drafted, writing: Writing) => Promise<void>,
): Promise<number> {
  const { id, erased } = await app.write(request, async (tx, note) => {
    const { user } = request;
    const by = { ...authorOf(app, request), id: user.id };
    const writing = { app, tx, user, by, note };
    const drafted = await draft(body, writing);
    await then(drafted, writing);
    return { id: drafted.letter.id, erased: drafted.erased };
  });
  await removeBytes(app, request, erased);
  return id;
}

async function draft(body: LetterBody, writing: Writing): Promise<Drafted & { erased: string[] }> {
  const { app, tx, user, by } = writing;
  const { object, subject, id_before } = body;
  const present = body.draft && (await lockDraft(tx, user, body.draft));
  const before = await letterBefore(tx, user, { id_before, present });
  const isKept = [before?.letter, present].some((one) => one && object && isAbout(one, object));
  const person = object ? await personOf(tx, user, object, isKept) : undefined;
  const { recipients, refusals } = await recipientsOf(tx, body, {
    ...{ author: user.id, person, answered: before?.letter.id_user ?? undefined, now: by.date },
    answeredMails: before ? await emailAddressesOf(tx, before.letter) : [],
    id_application: user.id_application,
  });

  const id = present?.id ?? (await letters.nextId(tx));
  const threadNow = present?.id_before === id_before ? present.thread : id;
  const thread = before?.letter.thread ?? threadNow;
  const values = {
    ...{ recipients, subject, body: body.body, thread, id_before, date: by.date },
    ...{ obj_type: object?.obj_type ?? null, id_obj: object?.id_obj ?? null },
  };
  const record = present
    ? await letters.update(tx, id, { values, by })
    : await letters.insert(tx, { id, ...values, id_user: user.id }, by);

  const allowed = [...(present?.files ?? []), ...(before?.letter.files ?? [])];
  const files = await filesOfLetter(
    app,
    tx,
    { id, kept: body.files, allowed, filenames: body.filenames },
    by,
  );
  const ids = files.map((file) => file.id);
  const takenOff = (present?.files ?? []).filter((file) => !ids.includes(file));
  const erased = await giveUpFiles(tx, { id, ids: takenOff }, by);
  const letter = await letters.touch(tx, id, { values: { files: ids }, by });
  await keepCopy(tx, letter, recipients, by);
  const { known_answer } = body;
  return { letter: { ...record, files: ids }, files, recipients, refusals, known_answer, erased };
}

function isAbout({ obj_type, id_obj }: LetterRecord, object: ObjectRef): boolean {
  return obj_type === object.obj_type && id_obj === object.id_obj;
}

/**
 * The person of what a letter is about. Whoever got a letter answers it and passes it on also where they do not see its
 * object; then they do not write to its person.
 * @throws ApiError `object-no-exist` for an object that the letter was not about before
 */
export async function personOf(
  db: Db,
  user: SessionUser,
  object: ObjectRef,
  isKept: boolean,
): Promise<number | undefined> {
  try {
    return await ownerOfObject(db, user, object);
  } catch (error) {
    if (isKept && error instanceof ApiError && error.code === 'object-no-exist') return undefined;
    throw error;
  }
}

/**
 * The letter that is answered or passed on. A draft goes on also after its author erased their copy of it.
 * @throws ApiError `object-no-exist` for one of which they hold no copy, unless the draft was after it before
 */
async function letterBefore(
  tx: Tx,
  user: SessionUser,
  { id_before, present }: { id_before: number | null; present: LetterRecord | null },
): Promise<Held | undefined> {
  if (id_before === null) return undefined;
  if (present?.id_before !== id_before) return getHeld(tx, user, id_before);
  const [held] = await findHeld(tx, user, eq(mailLetter.id, id_before));
  return held;
}

/** Where an e-mail of a letter came from, or went to. Whom one from outside names beside them was not written to by us. */
async function emailAddressesOf(tx: Tx, letter: LetterRecord): Promise<string[]> {
  if (letter.id_user !== null)
    return letter.recipients.flatMap(({ id_email, mail }) => (id_email ? mail : []));
  const incoming = (await authorsOf(tx, [letter])).get(letter.id)?.incoming;
  return incoming ? [incoming.reply_to, incoming.from_mail] : [];
}

/**
 * The draft of the caller, locked.
 * @throws ApiError `object-no-exist`, `illegal-step` for a letter that was sent, `conflict` for another version
 */
async function lockDraft(
  tx: Tx,
  user: SessionUser,
  given: { id: number; row_version: number },
): Promise<LetterRecord> {
  await getHeld(tx, user, given.id);
  const record = await letters.getLocked(tx, given.id, undefined);
  if (record.id_user !== user.id) throw new ApiError('object-no-exist');
  const { status, row_version } = record;
  if (status !== 'draft') throw new ApiError('illegal-step', { status, reason: 'sent' });
  if (row_version !== given.row_version) {
    throw new ApiError('conflict', { stored: { row_version }, given });
  }
  return record;
}

/** The copy of the author, among their drafts. */
async function keepCopy(
  tx: Tx,
  letter: LetterRecord,
  recipients: readonly StoredRecipient[],
  by: Author & { id: number },
): Promise<void> {
  const search_text = await searchTextOf(tx, letter, recipients);
  const values = { folder: 'drafts' as const, date: by.date, search_text };
  const where = and(heldBy({ ...by }), eq(mailCopy.id_letter, letter.id));
  const kept = await copies.updateAll(tx, where, { values, by });
  if (kept.length > 0) return;
  const own = { id_letter: letter.id, id_user: by.id, is_read: 'yes' as const };
  await copies.insert(tx, { ...values, ...own }, by);
}

/** Of a long letter, what people remember. */
const SEARCHED = 5000;

export async function searchTextOf(
  tx: Tx,
  { id_user, subject, body }: Pick<LetterRecord, 'id_user' | 'subject' | 'body'>,
  recipients: readonly StoredRecipient[],
): Promise<string> {
  const author = id_user === null ? '' : ((await namesOf(tx, [id_user])).get(id_user) ?? '');
  const people = [author, ...recipients.map(({ name }) => name)].join(' ');
  return foldForSearch(`${people} ${subject} ${body}`.slice(0, SEARCHED));
}
