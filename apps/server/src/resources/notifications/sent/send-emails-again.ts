import { randomUUID } from 'node:crypto';
import type { AgainCheck } from '@urzad/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import { maskedMail } from '../../../mail/masked-mail';
import { mailOutbox } from '../../../mail/table';
import type { Note } from '../../../unit-of-work/write';
import { baseNotification } from '../table';
import { whereOf } from './sent-filters';
import { accountsOf, againRefusal, langOf } from './sent-view';

type EmailRow = typeof mailOutbox.$inferSelect;

interface Again {
  email: EmailRow;
  person: string | null;
  lang: AgainCheck['lang'];
  /** Where it goes: the address that the account has now. */
  to: string;
  refusal: AgainCheck['refusal'];
}

/**
 * What becomes of e-mails that are sent again. One beside a notification goes to the address that its reader has now;
 * news of security (N28) stays with the old one, for it may tell of the change.
 * @param now technical time
 */
async function findAgain(db: Db, emails: readonly EmailRow[], now: Date): Promise<Again[]> {
  const ids = emails.flatMap(({ id_notification }) => id_notification ?? []);
  const notices = await db
    .select({ id: baseNotification.id, id_user: baseNotification.id_user, kind: baseNotification.kind })
    .from(baseNotification)
    .where(inArray(baseNotification.id, ids));
  const noticeOf = new Map(notices.map((notice) => [notice.id, notice]));
  const rows = emails.map((email) => {
    const notice = noticeOf.get(email.id_notification ?? 0);
    return { email, moves: notice !== undefined && notice.kind !== 'N28', id_user: notice?.id_user ?? null };
  });
  const accountOf = await accountsOf(
    db,
    rows.map(({ email, id_user }) => ({ to: email.to, id_user })),
  );
  return rows.map(({ email, moves, id_user }) => {
    const account = accountOf({ to: email.to, id_user });
    const to = moves && account ? account.mail : email.to;
    return {
      email,
      to,
      person: account?.name ?? null,
      lang: langOf(account),
      refusal: againRefusal({ ...email, to }, now),
    };
  });
}

/** Which e-mails are meant, in one application. */
interface Asked {
  ids: readonly number[];
  id_application: number;
}

/** As the list shows them: none of another application. */
function isAsked({ ids, id_application }: Asked) {
  return and(inArray(mailOutbox.id, [...ids]), whereOf('emails', {}, { id_application, people: undefined }));
}

/** What will become of e-mails by their ids; those that are gone are left out. */
export async function checkAgain(db: Db, asked: Asked, now: Date): Promise<AgainCheck[]> {
  const emails = await db.select().from(mailOutbox).where(isAsked(asked)).orderBy(asc(mailOutbox.id));
  return (await findAgain(db, emails, now)).map(({ email, to, person, lang, refusal }) => ({
    id: email.id,
    subject: email.subject,
    lang,
    person,
    mail: maskedMail(to),
    moved: to === email.to ? 'no' : 'yes',
    refusal,
  }));
}

/**
 * Puts e-mails into the queue again, with all their tries. One that the mail server had taken goes as a new letter, so
 * that the mailbox shows both.
 * @throws ApiError `object-no-exist` when none of them is there
 */
export async function sendAgain(tx: Tx, asked: Asked, { now, note }: { now: Date; note: Note }) {
  const emails = await tx
    .select()
    .from(mailOutbox)
    .where(isAsked(asked))
    .orderBy(asc(mailOutbox.id))
    .for('update');
  if (emails.length === 0) throw new ApiError('object-no-exist');
  const all = await findAgain(tx, emails, now);
  const going = all.filter(({ refusal }) => refusal === null);
  for (const { email, to } of going) {
    const values = { status: 'queued' as const, tries: 0, next_try: now, last_error: null, to };
    const isTaken = email.status === 'sent';
    await tx
      .update(mailOutbox)
      .set({ ...values, ...(isTaken && { message_id: randomUUID() }) })
      .where(eq(mailOutbox.id, email.id));
    note({
      event: 'mail.sent-again',
      ...(email.id_notification && { obj_type: 'basenotification', id_obj: email.id_notification }),
      diff: {
        email: email.id,
        before: { status: email.status, tries: email.tries },
        after: { status: 'queued', tries: 0, moved: to !== email.to },
      },
    });
  }
  return { queued: going.length, kept: all.length - going.length };
}
