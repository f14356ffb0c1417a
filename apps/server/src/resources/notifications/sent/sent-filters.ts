import type { sentNotices as contract, ParsedQueryOf } from '@urzad/contract';
import { addDays, getMoment, type IsoDate } from '@urzad/domain';
import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db';
import { user } from '../../../identity/table';
import { foldedText, wordsMatch } from '../../../lists/text-match';
import { mailOutbox } from '../../../mail/table';
import { baseNotification } from '../table';
import type { SentList } from './sent-rows';

export type SentQuery = Omit<ParsedQueryOf<typeof contract.counts>, 'of'>;

/** As the index of accounts has them. */
const FOLDED = foldedText([user.lastname, user.firstname, user.mail]);
/** Of more people the list is read from its newest row on, as their rows are everywhere. */
const FEW_PEOPLE = 500;

interface Person {
  id: number;
  mail: string;
}

/** Those whom a search or a filter names; `undefined` for everybody. */
export async function findPeople(
  db: Db,
  { has_text, id_user }: Pick<SentQuery, 'has_text' | 'id_user'>,
): Promise<Person[] | SQL | undefined> {
  if (has_text === undefined && id_user === undefined) return undefined;
  const isMeant = and(
    id_user === undefined ? undefined : eq(user.id, id_user),
    has_text === undefined ? undefined : wordsMatch(FOLDED, has_text),
  );
  const found = await db
    .select({ id: user.id, mail: user.mail })
    .from(user)
    .where(isMeant)
    .limit(FEW_PEOPLE + 1);
  return found.length > FEW_PEOPLE ? isMeant : found;
}

/** The condition of one of the lists, on its own table alone, in one application. */
export function whereOf(
  list: SentList,
  { kind, mail, date_from, date_to }: SentQuery,
  { id_application, people }: { id_application: number; people: Person[] | SQL | undefined },
): SQL | undefined {
  if (list === 'notices') {
    const of = baseNotification;
    return and(
      eq(of.id_application, id_application),
      between(of.create_date, date_from, date_to),
      kind && inArray(of.kind, kind),
      mail && stateOfNotice(mail),
      ofPeople(of.id_user, user.id, people, ({ id }) => id),
    );
  }
  const notice = and(
    eq(baseNotification.id, mailOutbox.id_notification),
    eq(baseNotification.id_application, id_application),
    kind && inArray(baseNotification.kind, kind),
  );
  const isOfNotice = sql`exists (select from ${baseNotification} where ${notice})`;
  const states = mail?.filter((state) => state !== 'none');
  return and(
    // Codes and links are of accounts, which all applications share.
    kind ? isOfNotice : or(isNull(mailOutbox.id_notification), isOfNotice),
    between(mailOutbox.create_date, date_from, date_to),
    states && (states.length > 0 ? inArray(mailOutbox.status, states) : sql`false`),
    ofPeople(mailOutbox.to, user.mail, people, ({ mail: to }) => to),
  );
}

function stateOfNotice(mail: NonNullable<SentQuery['mail']>): SQL | undefined {
  const states = mail.filter((state) => state !== 'none');
  const isItsOwn = eq(mailOutbox.id_notification, baseNotification.id);
  const inState = and(isItsOwn, inArray(mailOutbox.status, states));
  return or(
    states.length > 0 ? sql`exists (select from ${mailOutbox} where ${inState})` : undefined,
    mail.includes('none') ? sql`not exists (select from ${mailOutbox} where ${isItsOwn})` : undefined,
  );
}

function between(column: PgColumn, from: IsoDate | undefined, to: IsoDate | undefined): SQL | undefined {
  return and(from && gte(column, startOf(from)), to && lt(column, startOf(addDays(to, 1))));
}

const startOf = (day: IsoDate) => getMoment(`${day} 00:00`);

function ofPeople<Value>(
  column: PgColumn,
  key: PgColumn,
  people: Person[] | SQL | undefined,
  of: (person: Person) => Value,
): SQL | undefined {
  if (people === undefined) return undefined;
  if (!Array.isArray(people)) return sql`${column} in (select ${key} from ${user} where ${people})`;
  return people.length === 0 ? sql`false` : inArray(column, people.map(of));
}
