import { DEFAULT_APPLICATION } from '@urzad/contract';
import { registrationNumber, UNSENT_STATUSES } from '@urzad/grants';
import { and, asc, eq, inArray, isNotNull, max } from 'drizzle-orm';
import type { Tx } from '../../db';
import type { FileStore } from '../../files/file-store';
import { cofundingClause } from '../../resources/cofunding-clauses/table';
import { searchColumns } from '../../resources/cofunding-registrations/public';
import {
  cofundingChild,
  cofundingRegistration,
  cofundingRegistrationVersion,
  type RegistrationRecord,
} from '../../resources/cofunding-registrations/table';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { type Account, addAccounts } from './volume-accounts';
import {
  addVolumeCall,
  callOf,
  countSubmitted,
  DAYS_AFTER_FIRST,
  DAYS_BEFORE_SECOND,
  type VolumeCall,
} from './volume-calls';
import { addDocuments } from './volume-documents';
import { historyFor, historyOf, insertHistory } from './volume-history';
import { volumePerson } from './volume-people';
import { OTHERS_OF_OLD_CALL, VOLUME } from './volume-sizes';

const OPEN_CALL = '1/2027';
const CORRECTION = { correction_to: '2027-02-15', due_date: '2027-02-15' } as const;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What a parent does on the day of the submission. */
const BY_PARENT = [...UNSENT_STATUSES, 'submitted'] as readonly string[];

/** What many registrations are made like: a number of the ordinary demo, and how many days later they are. */
interface Pattern {
  like: string;
  days: number;
  /** The month of birth of the child, as its PESEL writes it. */
  born: string;
  /** The care begins on this day. */
  care_start?: string;
  over?: Partial<RegistrationRecord>;
}

const OF_OLD_CALL = {
  member: { like: 'FR/1-2026/00002', days: DAYS_AFTER_FIRST, born: '2525', care_start: '2026-08-01' },
  not_qualified: {
    like: 'FR/2-2026/00009',
    days: DAYS_BEFORE_SECOND,
    born: '2525',
    care_start: '2026-08-01',
  },
  formally_rejected: {
    like: 'FR/2-2026/00015',
    days: DAYS_BEFORE_SECOND,
    born: '2623',
    care_start: '2026-08-01',
  },
  withdrawn: { like: 'FR/2-2026/00005', days: DAYS_BEFORE_SECOND, born: '2525', care_start: '2026-08-01' },
} as const satisfies Record<string, Pattern>;
const SENT: Pattern = { like: 'FR/1-2027/00003', days: 0, born: '2531' };
const CHECKED: Pattern = { like: 'FR/1-2027/00001', days: 0, born: '2531' };
/** Ten of the open call, in the order in which they come again. */
const OF_OPEN_CALL: readonly Pattern[] = [
  ...[SENT, SENT, CHECKED, SENT, SENT, SENT, CHECKED, SENT],
  {
    ...CHECKED,
    over: {
      status: 'to_correct',
      ...CORRECTION,
      remarks: [{ field: 'employer_name', text: 'Proszę podać pełną nazwę pracodawcy.' }],
    },
  },
  { ...CHECKED, over: { status: 'scored', points_final: 20, due_date: '2027-02-22' } },
];

export interface VolumeRegistration {
  record: RegistrationRecord;
  /** Of the ordinary demo. */
  pattern: RegistrationRecord;
  days: number;
  account: Account;
  id_child: number;
}

/** Parents with their registrations, in two calls. */
export async function addRegistrations(
  tx: Tx,
  { files, now, members }: { files: FileStore; now: Date; members: number },
): Promise<VolumeRegistration[]> {
  const { number: numbered, id_application } = cofundingRegistration;
  const isSent = and(isNotNull(numbered), eq(id_application, DEFAULT_APPLICATION));
  const known = await tx.$count(cofundingRegistration, isSent);
  const old = await addVolumeCall(tx, members + OTHERS_OF_OLD_CALL.withdrawn);
  const open = await callOf(tx, OPEN_CALL);
  const plans: { plan: Pattern; call: VolumeCall }[] = [
    ...repeat(OF_OLD_CALL.member, members),
    ...repeat(OF_OLD_CALL.withdrawn, OTHERS_OF_OLD_CALL.withdrawn),
    ...repeat(OF_OLD_CALL.not_qualified, OTHERS_OF_OLD_CALL.not_qualified),
    ...repeat(OF_OLD_CALL.formally_rejected, OTHERS_OF_OLD_CALL.formally_rejected),
  ].map((plan) => ({ plan, call: old }));
  for (let at = 0; plans.length < VOLUME.registrations - known; at += 1) {
    plans.push({ plan: patternOf(OF_OPEN_CALL[at % OF_OPEN_CALL.length], 'plan'), call: open });
  }
  const patterns = await patternRows(
    tx,
    plans.map(({ plan }) => plan.like),
  );
  const accounts = await addAccounts(
    tx,
    plans.map(({ plan }, n) => ({
      person: volumePerson(n, plan.born),
      like: patternOf(patterns.get(plan.like), plan.like).id_user,
    })),
  );

  const ids = await takeIds(tx, cofundingRegistration, plans.length);
  const sent = new Map<number, number>();
  const since = await lastSendDates(tx);
  const made = plans.map(({ plan, call }, at) => {
    const pattern = patternOf(patterns.get(plan.like), plan.like);
    const ordinal = (sent.get(call.id) ?? call.submitted_count) + 1;
    sent.set(call.id, ordinal);
    const account = patternOf(accounts[at], 'account');
    const number = registrationNumber(call.number, ordinal);
    // One after the other, after those that are there: numbers are given in the order of submission.
    const last = since.get(call.id)?.getTime() ?? (call.open_from?.getTime() ?? 0) + HOUR_MS;
    const send_date = new Date(last + (ordinal - call.submitted_count) * MINUTE_MS);
    const id = ids[at] ?? 0;
    return {
      plan,
      pattern,
      account,
      record: recordOf(plan, { pattern, account, id_call: call.id, number, id, send_date }),
    };
  });
  for (const [id, last] of sent)
    await countSubmitted(tx, id, last - (id === open.id ? open.submitted_count : 0));
  return insertAll(tx, made, { files, now });
}

/** When the last registration of each call was sent. */
async function lastSendDates(tx: Tx): Promise<Map<number, Date | null>> {
  const { id_call, send_date, number } = cofundingRegistration;
  const rows = await tx
    .select({ id_call, last: max(send_date) })
    .from(cofundingRegistration)
    .where(isNotNull(number))
    .groupBy(id_call);
  return new Map(rows.map((row) => [row.id_call, row.last]));
}

type Made = { plan: Pattern; pattern: RegistrationRecord; account: Account; record: RegistrationRecord };

function recordOf(
  { days, care_start, over }: Pattern,
  {
    pattern,
    account,
    send_date,
    ...own
  }: {
    pattern: RegistrationRecord;
    account: Account;
    id: number;
    id_call: number;
    number: string;
    send_date: Date;
  },
): RegistrationRecord {
  const { firstname, lastname, mail, phone, pesel, child } = account;
  const children = (pattern.form.children ?? []).slice(0, 1).map((one) => ({
    ...{ ...one, ...child },
    ...(care_start === undefined ? {} : { care_start, care_months: 12 }),
  }));
  const form = { ...pattern.form, firstname, lastname, mail, phone, pesel, children };
  const copy = copyOf(pattern, days);
  return {
    ...({ ...copy, ...over, ...own, form, send_date } as RegistrationRecord),
    mod_date: copy.mod_date > send_date ? copy.mod_date : send_date,
    ...{ received_date: send_date, create_date: send_date, id_user: account.id },
    ...{ id_user_create: account.id, id_personal_document: null },
    ...searchColumns(form, own.number),
  };
}

async function insertAll(
  tx: Tx,
  made: readonly Made[],
  { files, now }: { files: FileStore; now: Date },
): Promise<VolumeRegistration[]> {
  const signed = made.map(({ record, pattern, account, plan }) => ({
    ...{ like: pattern.id, id_obj: record.id, id_user: account.id, pesel: account.pesel, days: plan.days },
    name: `${account.firstname} ${account.lastname}`,
    date: record.create_date,
  }));
  const clauses = await addDocuments(tx, files, { kind: 'KLAUZULA', wanted: signed, now });
  const forms = await addDocuments(tx, files, { kind: 'FORMULARZ', wanted: signed, now });
  const rows = made.map(({ record }, at) => ({ ...record, id_document: forms[at] ?? null }));
  await insertMany(
    tx,
    cofundingRegistration,
    rows.map(({ uuid, ...row }) => row),
  );
  await insertMany(
    tx,
    cofundingRegistrationVersion,
    rows.map(({ id, form, create_date }, at) => ({
      ...{
        id_registration: id,
        version_no: 1,
        form,
        id_document: forms[at] ?? 0,
        date: create_date,
        remarks: [],
      },
    })),
  );
  await insertMany(
    tx,
    cofundingClause,
    rows.map(({ id, id_user, id_application, create_date }, at) => ({
      ...{ kind: 'RODO13_REKRUTACJA' as const, status: 'signed' as const, id_registration: id, id_user },
      ...{ id_document: clauses[at] ?? 0, sign_date: create_date, id_application },
      ...{ create_date, mod_date: create_date, id_user_create: id_user, id_user_mod: id_user },
    })),
  );
  const children = await addChildren(tx, made);
  await addHistory(tx, made);
  return made.map(({ pattern, account, plan }, at) => ({
    ...{ pattern, account, days: plan.days },
    record: patternOf(rows[at], 'row'),
    id_child: children.get(account.child.pesel) ?? 0,
  }));
}

async function addChildren(tx: Tx, made: readonly Made[]): Promise<Map<string, number>> {
  const likes = await tx
    .select()
    .from(cofundingChild)
    .where(inArray(cofundingChild.id_registration, [...new Set(made.map(({ pattern }) => pattern.id))]));
  const activeOf = new Map(likes.map(({ id_registration, active }) => [id_registration, active]));
  await insertMany(
    tx,
    cofundingChild,
    made.map(({ record, pattern, account }) => ({
      ...{ id_registration: record.id, id_call: record.id_call, pesel: account.child.pesel },
      active: activeOf.get(pattern.id) ?? ('no' as const),
    })),
  );
  const rows = await tx.select().from(cofundingChild);
  return new Map(rows.map(({ pesel, id }) => [pesel, id]));
}

async function addHistory(tx: Tx, made: readonly Made[]): Promise<void> {
  const known = new Map<number, Awaited<ReturnType<typeof historyOf>>>();
  const rows = [];
  for (const { record, pattern, account, plan } of made) {
    const history = known.get(pattern.id) ?? (await historyOf(tx, 'cofundingregistration', pattern.id));
    known.set(pattern.id, history);
    const of = { id_obj: record.id, owner: pattern.id_user, id_user: account.id, days: plan.days };
    const last = history.at(-1);
    const further = last && plan.over?.status ? [{ ...last, status: plan.over.status }] : [];
    for (const entry of historyFor([...history, ...further], of)) {
      // What the office did right after the pattern was sent, it did right after this one.
      const isByParent = BY_PARENT.includes(entry.status) || entry.date < record.create_date;
      rows.push(isByParent ? { ...entry, date: record.create_date } : entry);
    }
  }
  await insertHistory(tx, rows);
}

async function patternRows(tx: Tx, numbers: readonly string[]): Promise<Map<string, RegistrationRecord>> {
  const rows = await tx
    .select()
    .from(cofundingRegistration)
    .where(inArray(cofundingRegistration.number, [...new Set(numbers)]))
    .orderBy(asc(cofundingRegistration.id));
  return new Map(rows.map((row) => [row.number ?? '', row]));
}

function repeat(plan: Pattern, count: number): Pattern[] {
  return Array.from({ length: count }, () => plan);
}
