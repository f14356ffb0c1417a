import type {
  LetterSubject,
  LinkedObject,
  MailLetter,
  MailLetterRow,
  MailThread,
  ObjectRef,
  OutsideMail,
} from '@urzad/contract';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { mailOutbox } from '../../mail/table';
import { objectNames } from '../base-log/public';
import { caseSigns } from '../office-cases/public';
import { ownerOfObject } from '../shown-objects/public';
import { type AddressMaker, findByIds, presentLetterFile } from '../uploads/public';
import { namesOf } from '../users/public';
import { type Answer, lastAnswers } from './answers';
import { authorsOf } from './authors';
import { findHeld, getHeld, type Held, type Holder } from './copies';
import type { IncomingRecord } from './incoming/table';
import { type CopyRecord, type LetterRecord, mailCopy, mailLetter, type StoredRecipient } from './table';

/** Of a text, in a row of a list. */
const BEGINNING = 140;
/** Letters of one conversation that are shown. */
const THREAD_MAX = 200;

/** The rows of a folder. */
export async function rowsOfFolder(db: Db, copies: readonly CopyRecord[]): Promise<MailLetterRow[]> {
  if (copies.length === 0) return [];
  const found = await db
    .select()
    .from(mailLetter)
    .where(
      inArray(
        mailLetter.id,
        copies.map(({ id_letter }) => id_letter),
      ),
    );
  const authors = await authorsOf(db, found);
  const objects = await linkedObjects(db, found);
  return copies.flatMap((copy) => {
    const letter = found.find(({ id }) => id === copy.id_letter);
    if (!letter) return [];
    return {
      ...{ id: copy.id, id_letter: letter.id, folder: copy.folder, is_read: copy.is_read },
      from: authors.get(letter.id)?.name ?? '',
      id_from: authors.get(letter.id)?.id_user ?? null,
      to: letter.recipients.flatMap(({ name }) => name || []).join(', '),
      subject: letter.subject,
      beginning: letter.body.replace(/\s+/g, ' ').trim().slice(0, BEGINNING),
      date: copy.date.toISOString(),
      files: letter.files.length,
      object: objects(letter),
    };
  });
}

/**
 * The conversation of a letter, as this holder has it. What they threw away is shown only when they look at it, and so
 * is a draft.
 * @throws ApiError `object-no-exist` for a letter of which they hold no copy
 */
export async function threadOf(
  app: AddressMaker & { db: Db },
  holder: Holder,
  id: number,
): Promise<MailThread> {
  const { db } = app;
  const { letter: asked } = await getHeld(db, holder, id);
  const isShown = and(ne(mailCopy.folder, 'trash'), ne(mailCopy.folder, 'drafts'));
  const held = await findHeld(
    db,
    holder,
    and(eq(mailLetter.thread, asked.thread), or(eq(mailLetter.id, id), isShown)),
  );
  const inOrder = held
    .toSorted(
      ({ letter: one }, { letter: other }) => one.date.getTime() - other.date.getTime() || one.id - other.id,
    )
    .slice(-THREAD_MAX);
  return { id, letters: await viewsOf(app, holder, inOrder) };
}

async function viewsOf(
  app: AddressMaker & { db: Db },
  holder: Holder,
  held: readonly Held[],
): Promise<MailLetter[]> {
  const { db } = app;
  const letters = held.map(({ letter }) => letter);
  const recipients = letters.flatMap((letter) => letter.recipients);
  const [authors, files, deliveries, objects, signs] = await Promise.all([
    authorsOf(db, letters),
    findByIds(
      db,
      letters.flatMap((letter) => letter.files),
    ),
    deliveriesOf(
      db,
      recipients.flatMap(({ id_email }) => id_email ?? []),
    ),
    linkedObjects(db, letters),
    caseSigns(
      db,
      letters.flatMap(({ id_officecase }) => id_officecase ?? []),
    ),
  ]);

  const recipientView = ({ id_user, name, mail, kind, id_email }: StoredRecipient) => ({
    ...{ id_user, name, mail, kind },
    delivery: id_email === null ? null : (deliveries.get(id_email) ?? null),
  });
  const people = await namesOf(
    db,
    [...authors.values()].flatMap(({ incoming }) => incoming?.id_person ?? []),
  );
  const answers = await lastAnswers(
    db,
    letters.filter(({ id_user }) => id_user === null).map(({ id }) => id),
  );
  return held.map(({ letter, copy }) => {
    const answer = answers.get(letter.id);
    const author = authors.get(letter.id);
    const { id_officecase: id_case } = letter;
    const partOf = (part: StoredRecipient['part']) =>
      letter.recipients.filter((recipient) => recipient.part === part).map(recipientView);
    return {
      ...{ id: letter.id, row_version: letter.row_version, folder: copy.folder, is_read: copy.is_read },
      from: { id_user: letter.id_user, name: author?.name ?? '' },
      outside: author?.incoming ? outsideView(author.incoming, people, answer) : null,
      is_mine: letter.id_user === holder.id ? 'yes' : 'no',
      to: partOf('to'),
      cc: partOf('cc'),
      subject: letter.subject,
      body: letter.body,
      date: letter.date.toISOString(),
      files: files.filter(({ id }) => letter.files.includes(id)).map((file) => presentLetterFile(file, app)),
      object: objects(letter),
      id_before: letter.id_before,
      officecase: id_case === null ? null : { id: id_case, sign: signs.get(id_case) ?? '' },
    };
  });
}

/** What is known of a letter from outside. */
function outsideView(
  incoming: IncomingRecord,
  people: ReadonlyMap<number, string>,
  answer: Answer | undefined,
): OutsideMail {
  const { from_mail, reply_to, html, sent_date, id_person, refused_parts } = incoming;
  return {
    ...{ mail: from_mail, reply_to, html, refused: refused_parts },
    sent_date: sent_date?.toISOString() ?? null,
    answer: answer ? { ...answer, date: answer.date.toISOString() } : null,
    person: id_person === null ? null : { id: id_person, name: people.get(id_person) ?? '' },
  };
}

/**
 * What a letter is to be about, with the person of it, unless that is the author.
 * @throws ApiError `object-no-exist` for an object that the author does not see
 */
export async function subjectOf(db: Db, author: SessionUser, ref: ObjectRef): Promise<LetterSubject> {
  const id = await ownerOfObject(db, author, ref);
  const object = (await linkedObjects(db, [ref]))(ref) ?? { ...ref, name: '' };
  if (id === undefined || id === author.id) return { object, person: null };
  const names = await namesOf(db, [id]);
  return { object, person: { id, name: names.get(id) ?? '' } };
}

/** What letters are about, with the names of the objects. */
async function linkedObjects(
  db: Db,
  letters: readonly Pick<LetterRecord, 'obj_type' | 'id_obj'>[],
): Promise<(letter: Pick<LetterRecord, 'obj_type' | 'id_obj'>) => LinkedObject | null> {
  const names = await objectNames(
    db,
    letters.filter(({ obj_type }) => obj_type !== null),
  );
  return ({ obj_type, id_obj }) =>
    obj_type === null || id_obj === null
      ? null
      : { obj_type, id_obj, name: names.get(`${obj_type} ${id_obj}`) ?? '' };
}

async function deliveriesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, 'queued' | 'sent' | 'failed'>();
  const { id, status } = mailOutbox;
  const rows = await db
    .select({ id, status })
    .from(mailOutbox)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.status]));
}
