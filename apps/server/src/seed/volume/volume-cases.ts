import { refOf } from '@urzad/contract';
import { foldForSearch, warsawDate } from '@urzad/domain';
import { caseSign, mainCaseTitle } from '@urzad/grants';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db';
import {
  type CaseRecord,
  officeCase,
  officeCaseCounter,
  officeCaseMessage,
} from '../../resources/office-cases/table';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { historyFor, historyOf, insertHistory } from './volume-history';
import type { VolumeRegistration } from './volume-registrations';
import { VOLUME } from './volume-sizes';

/** Kinds that applicants choose beside an application, or about nothing. */
const KINDS = ['PYTANIE', 'INNE', 'REKLAMACJA', 'RODO'] as const;
const WEEK = 7;

interface Pattern {
  record: CaseRecord;
  messages: (typeof officeCaseMessage.$inferSelect)[];
  history: Awaited<ReturnType<typeof historyOf>>;
}

interface Plan {
  pattern: Pattern;
  of: VolumeRegistration;
  days: number;
}

/** The main case of each registration, and questions of their parents up to the amount. */
export async function addCases(tx: Tx, registrations: readonly VolumeRegistration[]): Promise<void> {
  const mains = await mainsOf(tx, registrations);
  const others = await othersOf(tx);
  const plans: Plan[] = registrations.map((of) => ({
    ...{ of, days: of.days },
    pattern: patternOf(mains.get(of.pattern.id), 'main case'),
  }));
  const known = await tx.$count(officeCase);
  for (let at = 0; known + plans.length < VOLUME.cases; at += 1) {
    const pattern = patternOf(others[at % others.length], 'case of an applicant');
    const of = patternOf(registrations[at % registrations.length], 'registration');
    plans.push({ pattern, of, days: of.days < 0 ? -WEEK * (at % 3) : 0 });
  }
  await insertCases(tx, plans);
}

async function insertCases(tx: Tx, plans: readonly Plan[]): Promise<void> {
  const ids = await takeIds(tx, officeCase, plans.length);
  const signs = await signsFor(tx, plans);
  const cases = plans.map((plan, at) => caseOf(plan, { id: ids[at] ?? 0, sign: signs[at] ?? '' }));
  await insertMany(tx, officeCase, cases);
  await insertMany(
    tx,
    officeCaseMessage,
    plans.flatMap(({ pattern, of, days }, at) =>
      pattern.messages.map((message) => ({
        ...{ ...copyOf(message, days), id_officecase: ids[at] ?? 0, files: [] },
        id_user: message.id_user === pattern.record.id_user ? of.account.id : message.id_user,
      })),
    ),
  );
  await insertHistory(
    tx,
    plans.flatMap(({ pattern: { history, record }, of, days }, at) =>
      historyFor(history, { id_obj: ids[at] ?? 0, owner: record.id_user, id_user: of.account.id, days }),
    ),
  );
}

function caseOf({ pattern: { record }, of, days }: Plan, { id, sign }: { id: number; sign: string }) {
  const { account } = of;
  const number = of.record.number ?? '';
  const isAbout = record.obj_type === 'cofundingregistration';
  const title = record.kind === 'ZGLOSZENIE' ? mainCaseTitle(number) : record.title;
  const person = `${account.firstname} ${account.lastname}`;
  return {
    ...copyOf(record, days),
    ...{ id, sign, title, id_user: account.id, id_user_create: account.id },
    ...(isAbout ? refOf('cofundingregistration', of.record.id) : {}),
    search_text: foldForSearch([person, title, sign, isAbout ? number : null].filter(Boolean).join(' ')),
  };
}

/** The next signs of each year, which are now taken. */
async function signsFor(tx: Tx, plans: readonly Plan[]): Promise<string[]> {
  const rows = await tx.select().from(officeCaseCounter);
  const lastOf = new Map(rows.map(({ year, last }) => [year, last]));
  const signs = plans.map(({ pattern, days }) => {
    const year = Number(warsawDate(copyOf(pattern.record, days).create_date).slice(0, 4));
    const ordinal = (lastOf.get(year) ?? 0) + 1;
    lastOf.set(year, ordinal);
    return caseSign(ordinal, year);
  });
  for (const [year, last] of lastOf) {
    await tx
      .insert(officeCaseCounter)
      .values({ year, last })
      .onConflictDoUpdate({ target: officeCaseCounter.year, set: { last } });
  }
  return signs;
}

async function mainsOf(tx: Tx, registrations: readonly VolumeRegistration[]): Promise<Map<number, Pattern>> {
  const ids = [...new Set(registrations.map(({ pattern }) => pattern.id))];
  const isMain = and(eq(officeCase.kind, 'ZGLOSZENIE'), eq(officeCase.obj_type, 'cofundingregistration'));
  const rows = await tx
    .select()
    .from(officeCase)
    .where(and(isMain, inArray(officeCase.id_obj, ids)));
  const patterns = await Promise.all(rows.map((record) => withRest(tx, record)));
  return new Map(patterns.map((pattern) => [pattern.record.id_obj ?? 0, pattern]));
}

async function othersOf(tx: Tx): Promise<Pattern[]> {
  const rows = await tx
    .select()
    .from(officeCase)
    .where(
      and(
        inArray(officeCase.kind, [...KINDS]),
        inArray(officeCase.obj_type, ['general', 'cofundingregistration']),
        isNull(officeCase.id_document),
      ),
    )
    .orderBy(asc(officeCase.id));
  return Promise.all(rows.map((record) => withRest(tx, record)));
}

async function withRest(tx: Tx, record: CaseRecord): Promise<Pattern> {
  const messages = await tx
    .select()
    .from(officeCaseMessage)
    .where(eq(officeCaseMessage.id_officecase, record.id))
    .orderBy(asc(officeCaseMessage.id));
  return { record, messages, history: await historyOf(tx, 'officecase', record.id) };
}
