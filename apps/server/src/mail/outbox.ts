import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db';
import { mailOutbox } from './table';

const SHOWN = 100;

/** The newest e-mails, to one address or to all, and their number. */
export async function findEmails(db: Db, to?: string) {
  const matches = to === undefined ? undefined : eq(mailOutbox.to, to);
  const emails = await db.select().from(mailOutbox).where(matches).orderBy(desc(mailOutbox.id)).limit(SHOWN);
  const [total] = await db.select({ count: count() }).from(mailOutbox).where(matches);
  return { emails, count: total?.count ?? 0 };
}
