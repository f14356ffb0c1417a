import type { ReportSummary } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
import { user } from '../../identity/table';
import { findProviders } from '../care-providers/public';
import type { Bearer } from './report-source';

type Group = ReportSummary['groups'][number];

/** Whose name a key is. */
export interface GroupBearer {
  kind: Bearer['kind'];
  id: number;
}

/** A group with the bearer of each of its keys; null for keys that are no names. */
type GroupOfBearers = Group & { bearers: readonly (GroupBearer | null)[] };

/**
 * Groups by what is shown of them. People who share a name are told apart by their e-mail addresses, `Anna Nowak (anna@…)`:
 * who reads a report may know them, as its filter of people finds them by their addresses too. Facilities are told apart by
 * their numbers in the register, nannies, who have none, by that of their entry here.
 */
export async function toldApart(db: Db, groups: readonly GroupOfBearers[]): Promise<Group[]> {
  const namesakes = namesakesOf(groups);
  const marks = { account: await mailsOf(db, namesakes), provider: await registersOf(db, namesakes) };
  return groups.map(({ bearers, keys, ...group }) => ({
    ...group,
    keys: keys.map((key, at) => {
      const bearer = bearers[at];
      const mark = bearer && marks[bearer.kind].get(bearer.id);
      return mark ? `${key} (${mark})` : key;
    }),
  }));
}

/** Those whose names stand for others too, in the same column. */
function namesakesOf(groups: readonly GroupOfBearers[]): GroupBearer[] {
  const byName = new Map<string, Map<number, GroupBearer>>();
  for (const { keys, bearers } of groups) {
    for (const [at, bearer] of bearers.entries()) {
      if (bearer === null) continue;
      const name = `${at} ${keys[at]}`;
      byName.set(name, (byName.get(name) ?? new Map()).set(bearer.id, bearer));
    }
  }
  return [...byName.values()].filter(({ size }) => size > 1).flatMap((ofName) => [...ofName.values()]);
}

function idsOf(bearers: readonly GroupBearer[], kind: Bearer['kind']): number[] {
  return [...new Set(bearers.filter((one) => one.kind === kind).map(({ id }) => id))];
}

async function mailsOf(db: Db, namesakes: readonly GroupBearer[]): Promise<Map<number, string>> {
  const ids = idsOf(namesakes, 'account');
  if (ids.length === 0) return new Map();
  const found = await db.select({ id: user.id, mail: user.mail }).from(user).where(inArray(user.id, ids));
  return new Map(found.map(({ id, mail }) => [id, mail]));
}

async function registersOf(db: Db, namesakes: readonly GroupBearer[]): Promise<Map<number, string>> {
  const found = await findProviders(db, idsOf(namesakes, 'provider'));
  return new Map([...found.values()].map(({ id, register_no }) => [id, register_no ?? `nr ${id}`]));
}
