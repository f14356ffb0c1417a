import type { AgainRefusal, SentNotice } from '@urzad/contract';
import type { Locale } from '@urzad/domain';
import { inArray, or } from 'drizzle-orm';
import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { user } from '../../../identity/table';
import { maskedMail } from '../../../mail/masked-mail';
import { readerOf } from '../../../mail/reader';
import { troubleOf } from '../../../mail/trouble-of';
import { maySeeText } from './policy';
import { idIn, type SentList, type SentRow } from './sent-rows';

/** The address of an account that was erased: no mail reaches it. */
const ERASED = /@account\.invalid$/;

interface Circumstances {
  viewer: Pick<SessionUser, 'privileges'>;
  /** Technical time. */
  now: Date;
}

/** Why an e-mail cannot be sent again. */
export function againRefusal(
  { status, expire_date, is_last, to }: Pick<SentRow, 'status' | 'expire_date' | 'is_last' | 'to'>,
  now: Date,
): AgainRefusal | null {
  if (expire_date && expire_date <= now) return 'code-ended';
  if (is_last === 'yes' || (to !== null && ERASED.test(to))) return 'no-account';
  return status === 'queued' ? 'waits' : null;
}

interface Account {
  id: number;
  name: string;
  mail: string;
  locale: Locale;
}

/** The accounts of rows, by their ids and by their addresses. */
export async function accountsOf(db: Db, rows: readonly Pick<SentRow, 'id_user' | 'to'>[]) {
  const ids = [...new Set(rows.flatMap(({ id_user }) => id_user ?? []))];
  const mails = [...new Set(rows.flatMap(({ id_user, to }) => (id_user === null && to !== null ? to : [])))];
  const found = await db
    .select({
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      mail: user.mail,
      config: user.config,
    })
    .from(user)
    .where(or(inArray(user.id, ids), inArray(user.mail, mails)));
  const accounts = found.map(({ id, firstname, lastname, mail, config }): Account => {
    // Who has given no name is called by the masked address.
    return {
      ...readerOf({ mail, config }),
      id,
      name: [firstname, lastname].filter(Boolean).join(' ') || maskedMail(mail),
    };
  });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const byMail = new Map(accounts.map((account) => [account.mail, account]));
  return ({ id_user, to }: Pick<SentRow, 'id_user' | 'to'>): Account | undefined =>
    id_user === null ? (to === null ? undefined : byMail.get(to)) : byId.get(id_user);
}

/** The language of what they were sent. Who has no account is written to in Polish. */
export function langOf(account: Account | undefined): Locale {
  return account?.locale ?? 'pl';
}

/** Rows of a list as this viewer may see them. */
export async function viewsOf(
  db: Db,
  { list, rows }: { list: SentList; rows: readonly SentRow[] },
  circumstances: Circumstances,
): Promise<SentNotice[]> {
  const accountOf = await accountsOf(db, rows);
  return rows.map((row) => ({ id: idIn(list, row), ...viewOf(row, accountOf(row), circumstances) }));
}

function viewOf(row: SentRow, account: Account | undefined, { viewer, now }: Circumstances) {
  const isSeen = row.obj_type !== null && maySeeText(viewer, row.obj_type);
  const mail = row.to ?? account?.mail;
  return {
    id_notification: row.id_notification,
    date: (row.told ?? row.mailed ?? now).toISOString(),
    kind: row.kind,
    subject: row.content_name ?? row.subject ?? '',
    lang: langOf(account),
    person: account ? { id: account.id, name: account.name } : null,
    mail: mail === undefined ? null : maskedMail(mail),
    obj_type: isSeen ? row.obj_type : null,
    id_obj: isSeen ? row.id_obj : null,
    read: row.show,
    deleted: row.deleted ?? ('no' as const),
    email: emailOf(row, now),
  };
}

function emailOf(row: SentRow, now: Date): SentNotice['email'] {
  const { id_email, status, tries, next_try, last_error } = row;
  if (id_email === null || status === null) return null;
  const isTriedAgain = status === 'queued' && next_try !== null;
  return {
    id: id_email,
    state: status,
    tries: tries ?? 0,
    retry_in: isTriedAgain ? Math.max(0, Math.ceil((next_try.getTime() - now.getTime()) / 1000)) : null,
    trouble: last_error === null ? null : troubleOf(last_error),
    again: againRefusal(row, now),
  };
}
