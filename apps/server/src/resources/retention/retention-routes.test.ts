import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RetentionList, RetentionRow } from '@urzad/contract';
import { getIsoDate, getMoment } from '@urzad/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClaimingFamily, inMay, officeClaims } from '../../../test/office-claims';
import { paidClaims } from '../../../test/paid-claims';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { user } from '../../identity/table';
import { deliverDue } from '../../mail/mail-worker';
import { cofundingGrant, cofundingMember } from '../cofunding-members/table';
import { cofundingPayment } from '../cofunding-payments/table';
import { cofundingRegistration } from '../cofunding-registrations/table';
import { officeCase } from '../office-cases/table';
import { eraseAfterTerm } from '../own-data/public';
import { RECORD_FATES } from '../own-data/record-fates';
import { retentionRow } from './table';

const LISTS = '/api/retentionlist';
const ROWS = '/api/retentionrow';
const CONSENT = { consent: 'AP-12/2038' };
const REASON = { reason: 'Trwa postępowanie przed sądem.' };

let test: TestApp;
let inspector: SignedIn;
let manager: SignedIn;
let family: ClaimingFamily;
let person: {
  id: number;
  mail: string;
  firstname: string | null;
  lastname: string | null;
  pesel: string | null;
};

/** Terms of the tests: cases end in 2027, the last payment is of 2029. */
const RODO_PASSED = '2035-01-01 03:30';
const BOTH_PASSED = '2038-01-02 03:30';
const run = (moment: string) => eraseAfterTerm(test.app, getMoment(moment), new AbortController().signal);
const valuesOf = async (moment: string) => (await run(moment)).note.values;
const listsOf = async (): Promise<RetentionList[]> => (await inspector.get(`${LISTS}/get`)).json().data;
const rowsOf = async (query = ''): Promise<RetentionRow[]> =>
  (await inspector.get(`${ROWS}/get?page_count=100&${query}`)).json().data;

beforeAll(async () => {
  test = await testApp();
  inspector = await signIn(test, 'iod');
  manager = await signIn(test, 'kierownik');
  const clerk = await signIn(test, 'pracownik1');
  const accountant = await signIn(test, 'ksiegowosc');
  const claims = officeClaims(test);
  family = await claims.family();
  const claim = await claims.verified(clerk, family);
  await claims.done(manager, claim, 'approve');
  await paidClaims(test, { accountant, manager }).pay(claim);
  inMay(test);
  const { db } = test.app;
  const [found] = await db.select().from(user).where(eq(user.mail, family.mail));
  if (!found) throw new Error('There is no such account.');
  person = found;
  // What the ways of their own tests lead to: the support is over and every case is settled.
  const own = (table: typeof cofundingMember | typeof cofundingGrant | typeof officeCase) =>
    eq(table.id_user, person.id);
  await db.update(cofundingMember).set({ status: 'completed' }).where(own(cofundingMember));
  await db.update(cofundingGrant).set({ status: 'finished' }).where(own(cofundingGrant));
  await db
    .update(cofundingRegistration)
    .set({ status: 'member' })
    .where(eq(cofundingRegistration.id_user, person.id));
  await endCases('closed');
});
afterAll(() => test.close());

async function endCases(status: 'closed' | 'open') {
  await test.app.db
    .update(officeCase)
    .set({ status, ended_date: status === 'open' ? null : getMoment('2027-06-01 12:00') })
    .where(eq(officeCase.id_user, person.id));
}

it('knows of every column of what was sent whether it stays', async () => {
  const rows = await test.app.db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const common = ['id', 'uuid', 'id_application', 'create_date', 'id_user_create', 'mod_date'];
  common.push('id_user_mod', 'mod_ip', 'deleted', 'is_test', 'row_version');
  for (const [table, { fate }] of Object.entries(RECORD_FATES)) {
    if (fate === 'deleted') continue;
    const all = rows.filter((row) => row.table === table).map(({ column }) => column);
    const known = [...Object.keys(fate.emptied), ...fate.kept].filter((name) => !common.includes(name));
    expect(known.toSorted(), table).toEqual(all.filter((name) => !common.includes(name)).toSorted());
  }
});

it('lists nobody without the day of the last payment, before a term has passed, or while anything goes on', async () => {
  expect(await valuesOf(BOTH_PASSED)).toMatchObject({ proposed: 0 });
  test.app.config.lastPaymentDate = getIsoDate('2029-06-30');
  // Six years: the term of data protection has passed, that of the archive has not.
  expect(await valuesOf(RODO_PASSED)).toMatchObject({ proposed: 0 });
  expect(await valuesOf('2037-12-31 23:30')).toMatchObject({ proposed: 0 });
  await endCases('open');
  expect(await valuesOf(BOTH_PASSED)).toMatchObject({ proposed: 0 });
  await endCases('closed');
  await test.app.db.update(officeCase).set({ archive_cat: 'BE10' }).where(eq(officeCase.id_user, person.id));
  expect(await valuesOf(BOTH_PASSED)).toMatchObject({ proposed: 0 });
  await test.app.db.update(officeCase).set({ archive_cat: 'B10' }).where(eq(officeCase.id_user, person.id));
  expect(await listsOf()).toEqual([]);
});

it('archives cases two years after the year of their end', async () => {
  const archived = () =>
    test.app.db.$count(officeCase, and(eq(officeCase.id_user, person.id), eq(officeCase.status, 'archived')));
  // The runs of the test above were later.
  expect(await archived()).toBeGreaterThan(0);
  await endCases('closed');
  test.app.config.lastPaymentDate = undefined;
  expect(await valuesOf('2029-12-31 23:00')).toMatchObject({ archived: 0 });
  const { archived: moved } = await valuesOf('2030-01-01 00:30');
  expect(await archived()).toBe(moved);
  test.app.config.lastPaymentDate = getIsoDate('2029-06-30');
});

const NOTICE = 'Lista danych do usunięcia czeka na decyzję';
const noticesOf = async (who: SignedIn) => {
  const { data } = (await who.get('/api/basenotification/get?page_count=100')).json();
  return data.filter((notice: { content_name: string }) => notice.content_name === NOTICE);
};
const waitingFor = async (who: SignedIn) => {
  const { rows } = (await who.get('/api/dashboard/waiting')).json().data;
  return rows.find(({ code }: { code: string }) => code === 'retention_decide');
};

it('lists a person with both terms, the category and the cases, once', async () => {
  expect(await waitingFor(inspector)).toBeUndefined();
  expect(await valuesOf(BOTH_PASSED)).toMatchObject({ proposed: 1, records: 0 });
  expect(await valuesOf(BOTH_PASSED)).toMatchObject({ proposed: 0, records: 0 });
  // Whoever decides is told once, and sees the people who wait on the dashboard; nobody else does.
  const told = { obj_type: 'retentionlist', id_obj: (await listsOf())[0]?.id };
  expect([await noticesOf(inspector), await noticesOf(manager)]).toMatchObject([[told], []]);
  expect(await waitingFor(inspector)).toMatchObject({ count: 1, overdue: 0, due: null });
  expect(await waitingFor(manager)).toBeUndefined();
  const [row] = await rowsOf();
  expect(row).toMatchObject({
    ...{ status: 'proposed', category: 'B10', steps: ['keep'], person: { id: person.id } },
    ...{ rodo_to: '2034-12-31', archive_to: '2037-12-31', retention_to: '2037-12-31' },
  });
  expect(row?.person.name).toContain(person.lastname ?? 'no name');
  expect(row?.signs.length).toBeGreaterThan(0);
  expect(await rowsOf(`has_text=${row?.signs[0]}`)).toHaveLength(1);
  expect(await rowsOf('has_text=XYZ.1')).toEqual([]);
  expect((await inspector.get(`${ROWS}/counts`)).json().data).toEqual({
    ...{ proposed: 1, approved: 0, erased: 0, kept: 0, all: 1 },
  });
  const others = await Promise.all(
    [`${ROWS}/get`, `${ROWS}/counts`, `${LISTS}/get`].map((url) => manager.get(url)),
  );
  expect(others.map(codeOf)).toEqual(others.map(() => [403, 'no-privilege']));
});

const prepared = async () => {
  const [list] = await listsOf();
  if (!list) throw new Error('There is no list.');
  return list;
};
const rowOfList = async () => {
  const [row] = await rowsOf();
  if (!row) throw new Error('Nobody is on a list.');
  return row;
};

describeWrite('retentionrow/keep', () => test, {
  act: async () => {
    const { id, row_version } = await rowOfList();
    return { by: inspector, url: `${ROWS}/keep?id=${id}`, body: { row_version, ...REASON } };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  async twice() {
    expect(await rowOfList()).toMatchObject({ status: 'kept', ...REASON, steps: ['propose'] });
  },
});

describeWrite('retentionrow/propose', () => test, {
  act: async () => {
    const { id, row_version } = await rowOfList();
    return { by: inspector, url: `${ROWS}/propose?id=${id}`, body: { row_version } };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  async twice() {
    expect(await rowOfList()).toMatchObject({ status: 'proposed', reason: '', steps: ['keep'] });
  },
});

describeWrite('retentionlist/refuse', () => test, {
  act: async () => {
    const { id, row_version } = await prepared();
    return { by: inspector, url: `${LISTS}/refuse?id=${id}`, body: { row_version, ...REASON } };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  async twice() {
    expect(await prepared()).toMatchObject({
      status: 'refused',
      ...REASON,
      steps: [],
      counts: { refused: 1 },
    });
  },
});

it('proposes whom the inspector refused again after a year', async () => {
  // The refusal is of 2027, as the clock of the test tells; the list was of 2038.
  await test.app.db.update(retentionRow).set({ mod_date: getMoment('2038-02-01 12:00') });
  expect(await valuesOf('2039-01-31 03:30')).toMatchObject({ proposed: 0 });
  expect(await valuesOf('2039-02-02 03:30')).toMatchObject({ proposed: 1 });
});

it('asks for the consent of the archive', async () => {
  const { id, row_version } = await prepared();
  const answer = await inspector.post(`${LISTS}/approve?id=${id}`, { row_version, consent: ' ' });
  expect(codeOf(answer)).toEqual([400, 'no-required-data']);
});

describeWrite('retentionlist/approve', () => test, {
  act: async () => {
    const { id, row_version } = await prepared();
    return { by: inspector, url: `${LISTS}/approve?id=${id}`, body: { row_version, ...CONSENT } };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  async twice() {
    expect(await prepared()).toMatchObject({ status: 'approved', ...CONSENT, counts: { approved: 1 } });
    expect(await rowsOf('status=approved')).toHaveLength(1);
  },
});

const AFTER = '2039-03-02 03:30';

it('keeps who came back after the approval, and says so', async () => {
  const approved = eq(retentionRow.status, 'approved');
  await endCases('open');
  const [before] = await test.app.db.select().from(retentionRow).where(approved);
  expect(await valuesOf(AFTER)).toMatchObject({ records: 0 });
  const [row] = await test.app.db
    .select()
    .from(retentionRow)
    .where(eq(retentionRow.id, before?.id ?? 0));
  expect(row).toMatchObject({ status: 'kept', reason: expect.stringContaining('coś się zmieniło') });
  expect(await prepared()).toMatchObject({ status: 'done' });
  await endCases('closed');
  await test.app.db
    .update(retentionRow)
    .set({ status: 'approved' })
    .where(eq(retentionRow.id, before?.id ?? 0));
  await test.app.db.execute(sql`update retentionlist set status = 'approved' where id = ${before?.id_list}`);
});

it('erases an approved person from every table, file and screen, and keeps the sums', async () => {
  const { db } = test.app;
  const sums = async () =>
    db
      .select({ paid: sql`sum(amount)`, esf: sql`sum(esf_amount)`, count: sql`count(*)` })
      .from(cofundingPayment)
      .where(eq(cofundingPayment.id_user, person.id));
  const before = await sums();
  const [registration] = await db
    .select()
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id_user, person.id));
  const child = registration?.form.children?.[0];
  const canaries = [person.pesel, person.mail, person.lastname, child?.pesel, child?.lastname].flatMap(
    (word) => word || [],
  );
  expect(canaries.length).toBeGreaterThan(3);
  expect((await found(canaries)).length).toBeGreaterThan(5);

  expect(await valuesOf(AFTER)).toMatchObject({ records: 1 });
  expect((await test.emailsTo(person.mail)).map(({ subject }) => subject)).toEqual([
    'Twoje dane zostały usunięte',
  ]);
  // The last letter leaves, and nothing is kept of it.
  const deliver = async () => undefined;
  await deliverDue(
    db,
    { ...test.clock, now: () => getMoment(AFTER) },
    { deliver, onRefused: () => undefined },
  );
  expect(await found(canaries)).toEqual([]);
  expect(await sums()).toEqual(before);
  expect(await prepared()).toMatchObject({ status: 'done', counts: { erased: 1 } });
  const [row] = await rowsOf('status=erased');
  expect(row).toMatchObject({
    person: { id: person.id, name: '' },
    erased_date: expect.any(String),
    steps: [],
  });
  expect(await verifyLog(db)).toMatchObject({ state: 'intact' });
  // Nobody is erased twice.
  expect(await valuesOf(AFTER)).toMatchObject({ records: 0, proposed: 0 });
});

it('leaves objects that the office can still open', async () => {
  const { db } = test.app;
  const documents = () => db.$count(sql`basedocument`);
  const before = await documents();
  const staff = [manager, await signIn(test, 'ksiegowosc'), inspector];
  for (const table of OPENED) {
    const rows = await db
      .select({ id: sql<number>`id` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`id_user = ${person.id}`);
    expect(rows.length, table).toBeGreaterThan(0);
    for (const { id } of rows) {
      const answers = await Promise.all(staff.map((who) => who.get(`/api/${table}/find?id=${id}`)));
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.every((code) => code < 500) && codes.includes(200), `${table} ${codes}`).toBe(true);
      const lists = await manager.get(`/api/${table}/get?page_count=100`);
      expect(lists.statusCode, table).toBe(200);
    }
  }
  // Nothing is made anew of what is gone.
  expect(await documents()).toBe(before);
});

const OPENED = [
  ...['cofundingregistration', 'cofundingmember', 'cofundinggrant', 'cofundingcontract'],
  ...['cofundingrequest', 'officecase'],
];

/** Tables and files in which one of the words stands. */
async function found(words: readonly string[]): Promise<string[]> {
  const { db, config } = test.app;
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(and(sql`table_schema = 'public'`, ne(sql`table_type`, sql`'VIEW'`)));
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await db
      .select({ text: sql<string>`to_jsonb(held)::text` })
      .from(sql`${sql.identifier(name)} as held`);
    const all = rows.map(({ text }) => text.toLowerCase()).join('\n');
    for (const word of words) if (all.includes(word.toLowerCase())) places.push(`${name}: ${word}`);
  }
  for (const file of await readdir(config.dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(path.join(file.parentPath, file.name), 'latin1');
    for (const word of words) if (bytes.includes(word)) places.push(`${file.name}: ${word}`);
  }
  return places;
}
