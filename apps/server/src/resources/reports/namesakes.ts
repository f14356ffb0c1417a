import type { ReportSummary } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { user } from '../../identity/table';

type Group = ReportSummary['groups'][number];

/** A group with the account whose name each of its keys is; null for other keys. */
type GroupOfAccounts = Group & { accounts: readonly (number | null)[] };

/**
 * Groups by what is shown of them: people who share a name are told apart by their e-mail addresses, `Anna Nowak (anna@…)`.
 * Who reads a report may know them: its filter of people finds them by their addresses too.
 */
export async function toldApart(db: Db, groups: readonly GroupOfAccounts[]): Promise<Group[]> {
  const namesakes = [...namesakesOf(groups)];
  const found =
    namesakes.length > 0
      ? await db.select({ id: user.id, mail: user.mail }).from(user).where(inArray(user.id, namesakes))
      : [];
  const mails = new Map(found.map(({ id, mail }) => [id, mail]));
  return groups.map(({ accounts, keys, ...group }) => ({
    ...group,
    keys: keys.map((key, at) => {
      const mail = mails.get(accounts[at] ?? 0);
      return mail === undefined ? key : `${key} (${mail})`;
    }),
  }));
}

/** The accounts whose names stand for others too, in the same column. */
function namesakesOf(groups: readonly GroupOfAccounts[]): Set<number> {
  const byName = new Map<string, Set<number>>();
  for (const { keys, accounts } of groups) {
    for (const [at, account] of accounts.entries()) {
      if (account === null) continue;
      const name = `${at} ${keys[at]}`;
      byName.set(name, (byName.get(name) ?? new Set()).add(account));
    }
  }
  return new Set([...byName.values()].filter(({ size }) => size > 1).flatMap((ids) => [...ids]));
}
