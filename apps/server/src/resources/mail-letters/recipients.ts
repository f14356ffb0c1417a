import { mailError } from '@urzad/domain';
import { SEE_MAIL } from '@urzad/grants';
import type { Db } from '../../db';
import { accountByMail, findHolders, namesOf } from '../users/public';
import type { StoredRecipient } from './table';

/** Whom a letter is to go to, as its author chose them. */
export interface Chosen {
  to: readonly number[];
  cc: readonly number[];
  /** Addresses as they were typed. */
  outside: readonly string[];
}

export interface Situation {
  /** Who writes. */
  author: number;
  /** The applicant of the object that the letter is about. */
  person: number | undefined;
  /** Who wrote the letter that it answers. */
  answered: number | undefined;
  /** Addresses of that letter, which an e-mail came from or went to. */
  answeredMails: readonly string[];
  id_application: number;
  /** Business time. */
  now: Date;
}

/** Why a part of the recipients is refused. */
export type Refusals = Partial<Record<'to' | 'cc' | 'outside', string>>;

/** Accounts that hold letters there. */
export function mailHolders(db: Db, { id_application, now }: Pick<Situation, 'id_application' | 'now'>) {
  return findHolders(db, { privilege: SEE_MAIL, at: now, id_application });
}

/**
 * The recipients with their names, each once: who is in both parts gets the letter itself. A draft keeps also those who
 * are refused when it is sent; of them it has no name, or a number would tell whose account it is.
 */
export async function recipientsOf(
  db: Db,
  { to, cc, outside }: Chosen,
  situation: Situation,
): Promise<{ recipients: StoredRecipient[]; refusals: Refusals }> {
  const holders = new Set(await mailHolders(db, situation));
  const copied = cc.filter((id) => !to.includes(id));
  const mayName = (id: number) =>
    holders.has(id) || id === situation.person || id === situation.answered || id === situation.author;
  const names = await namesOf(db, [...to, ...copied].filter(mayName));
  const refusals: Refusals = {};

  const accounts = (ids: readonly number[], part: 'to' | 'cc') =>
    [...new Set(ids)].map((id): StoredRecipient => {
      const kind = !holders.has(id) && id === situation.person ? ('person' as const) : ('staff' as const);
      const refusal = refusalOf(id, { kind, part, isHolder: holders.has(id), author: situation.author });
      if (refusal) refusals[part] = refusal;
      return { part, kind, id_user: id, name: names.get(id) ?? '', mail: '', id_email: null };
    });
  const known = [...accounts(to, 'to'), ...accounts(copied, 'cc')];

  const addresses = new Map(outside.map((address) => [address.trim().toLowerCase(), address]));
  const written: StoredRecipient[] = [];
  for (const mail of addresses.keys()) {
    const refusal = mailError(mail) ? 'not-valid-mail' : await accountRefusal(db, mail, situation);
    if (refusal) refusals.outside = refusal;
    written.push({ part: 'to', kind: 'outside', id_user: null, name: mail, mail, id_email: null });
  }
  return { recipients: [...known, ...written], refusals };
}

interface Judged {
  kind: StoredRecipient['kind'];
  part: 'to' | 'cc';
  isHolder: boolean;
  author: number;
}

function refusalOf(id: number, { kind, part, isHolder, author }: Judged): string | undefined {
  if (id === author) return 'own';
  if (kind === 'person') return part === 'to' ? undefined : 'no-copy';
  return isHolder ? undefined : 'no-account';
}

/** Who has an account is written to in the portal, where the letter is theirs alone; an e-mail is answered by e-mail. */
async function accountRefusal(
  db: Db,
  mail: string,
  { answeredMails }: Situation,
): Promise<string | undefined> {
  if (answeredMails.includes(mail)) return undefined;
  return (await accountByMail(db, mail)) ? 'has-account' : undefined;
}
