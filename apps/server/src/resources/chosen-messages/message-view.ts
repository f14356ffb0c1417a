import type { Audience, ChosenMessage } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db';
import { user } from '../../identity/table';
import { maskedMail } from '../../mail/masked-mail';
import { namesOf } from '../users/public';
import { linkOf } from './message-text';
import type { baseMessage, Recipient } from './table';

type MessageRow = typeof baseMessage.$inferSelect;

export async function viewsOf(db: Db, found: readonly MessageRow[]): Promise<ChosenMessage[]> {
  const ids = found.flatMap(({ id_user_create }) => id_user_create ?? []);
  const names = await namesOf(db, [...new Set(ids)]);
  return found.map((row) => ({
    ...{ id: row.id, date: row.create_date.toISOString(), audience: row.audience, channel: row.channel },
    author: (row.id_user_create !== null && names.get(row.id_user_create)) || null,
    ...{ subject: row.subject_pl, text: row.text_pl, count: row.count, done: row.done },
  }));
}

/** How many a message would reach, and what it would name of the first. */
export async function audienceView(
  db: Db,
  recipients: readonly Recipient[],
  publicUrl: string,
): Promise<Audience> {
  const without_number = recipients.filter(({ number }) => number === '').length;
  return {
    count: recipients.length,
    without_number,
    sample: await sampleOf(db, recipients[0], publicUrl),
  };
}

async function sampleOf(
  db: Db,
  first: Recipient | undefined,
  publicUrl: string,
): Promise<Audience['sample']> {
  if (!first) return null;
  const [account] = await db
    .select({ firstname: user.firstname, lastname: user.lastname, mail: user.mail })
    .from(user)
    .where(eq(user.id, first.id_user));
  if (!account) return null;
  const { firstname, lastname, mail } = account;
  return {
    name: [firstname, lastname].filter(Boolean).join(' ') || maskedMail(mail),
    mail: maskedMail(mail),
    ...{ imie: firstname ?? '', numer: first.number, link: linkOf(first, publicUrl) },
  };
}
