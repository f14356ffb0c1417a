import { DAY_MS } from '@urzad/domain';
import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db';
import { CodeEnded, type Refusal } from './mail-worker';
import { mailOutbox } from './table';

/** How long an e-mail that was given up is reported: a letter until somebody has seen it and could send it again. */
const TROUBLE_MS = { code: DAY_MS, letter: 7 * DAY_MS };

/** Counts of e-mails that could not be delivered. */
export interface MailTrouble {
  /** Refused at least once, and tried again. */
  delayed: number;
  /** Given up: letters of the last week, codes of the last day. */
  failed: number;
}

export async function findMailTrouble(db: Db, clock: Clock): Promise<MailTrouble> {
  const lastsFrom = (ms: number) => gt(mailOutbox.next_try, new Date(clock.now().getTime() - ms));
  const isLetter = isNull(mailOutbox.expire_date);
  const isRecent = or(lastsFrom(TROUBLE_MS.code), and(isLetter, lastsFrom(TROUBLE_MS.letter)));
  const isDelayed = and(eq(mailOutbox.status, 'queued'), gt(mailOutbox.tries, 0));
  const isGivenUp = and(eq(mailOutbox.status, 'failed'), isRecent);
  const rows = await db
    .select({ status: mailOutbox.status, emails: count() })
    .from(mailOutbox)
    .where(or(isDelayed, isGivenUp))
    .groupBy(mailOutbox.status);
  const emailsOf = (status: string) => rows.find((row) => row.status === status)?.emails ?? 0;
  return { delayed: emailsOf('queued'), failed: emailsOf('failed') };
}

interface Log {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Without the message of the mail server: it names the recipient. */
export function logRefusal(log: Log, { error, ...refusal }: Refusal): void {
  const facts = { id_email: refusal.id, tries: refusal.tries, ...answerOf(error) };
  if (error instanceof CodeEnded) log.error(facts, 'An e-mail was not sent: its code has ended');
  else if (refusal.isGivenUp) log.error(facts, 'An e-mail was given up: the mail server refused every try');
  else log.warn(facts, 'The mail server refused an e-mail; it will be retried');
}

/** `ECONNECTION`, `EAUTH`, `EENVELOPE` of the client and the numeric reply of the mail server. */
function answerOf(error: unknown) {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { reason: String(error.code) }),
    ...('responseCode' in error && { answer: Number(error.responseCode) }),
  };
}
