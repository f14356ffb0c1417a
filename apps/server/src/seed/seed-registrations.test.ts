import type {
  ClaimRow,
  CofundingCall,
  OfficeCase,
  OfficeCaseRow,
  RankingRow,
  Registration,
  RegistrationRow,
} from '@urzad/contract';
import { CALL_PRESETS, CLAIM_STATUSES } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenInvariants } from '../../test/random-walk/invariants';
import { DEMO, shownDemo } from '../../test/shown-demo';
import { type SignedIn, signIn } from '../../test/sign-in';
import { START } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { baseLog } from '../audit-log/table';
import { verifyLog } from '../audit-log/verify-log';
import { readPdf } from '../documents/testing/read-pdf';
import { jobRunner } from '../jobs/job-runner';
import { JOBS } from '../jobs/jobs';
import { baseTask } from '../jobs/table';
import { careProvider } from '../resources/care-providers/table';
import { cofundingCall } from '../resources/cofunding-calls/table';
import { cofundingEmployer } from '../resources/cofunding-employers/table';
import { findHeldPlaces } from '../resources/cofunding-registrations/draft/held-places';
import { cofundingRequest } from '../resources/cofunding-requests/table';
import { isWholeAndIntact, verifySignatures } from '../signatures/verify';
import { seedRegistrations } from './seed-registrations';

let test: TestApp;
let clerk: SignedIn;
beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  clerk = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

const queue = async (): Promise<RegistrationRow[]> =>
  (await clerk.get('/api/cofundingregistration/get?page_count=100')).json().data;

it('gives the office registrations, contracts, claims, payment lists and cases of every state', async () => {
  expect(await shownDemo(test)).toEqual(DEMO);
});

it.each(['send_date', '-send_date', 'lastname', '-lastname', 'number', 'due_date'])(
  'reads the queue by %s page by page as it would in one piece',
  async (sort) => {
    const whole = (await clerk.get(`/api/cofundingregistration/get?sort=${sort}&page_count=100`)).json().data;
    const ids: number[] = [];
    let after = '';
    do {
      const page = (
        await clerk.get(`/api/cofundingregistration/get?sort=${sort}&page_count=5${after}`)
      ).json();
      ids.push(...page.data.map(({ id }: RegistrationRow) => id));
      expect(page.count).toBe(25);
      after = page.next === undefined ? '' : `&after=${page.next}`;
    } while (after !== '');
    expect(ids).toEqual(whole.map(({ id }: RegistrationRow) => id));
  },
);

it('sorts names as the Polish alphabet does', async () => {
  const { data } = (await clerk.get('/api/cofundingregistration/get?sort=lastname&page_count=100')).json();
  const names = data.map(({ lastname }: RegistrationRow) => lastname);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
});

it('leaves a parent in the middle of a draft, and the old call decided', async () => {
  const sliwka = await signIn(test, 'sliwka.testowa');
  const draft = (await sliwka.get('/api/cofundingregistration/find?current=send')).json().data;
  expect(draft).toMatchObject({ status: 'draft', clause: { status: 'signed' }, form: { decl_truth: '' } });

  const calls = (await clerk.get('/api/cofundingcall/get?status=ranked')).json().data;
  expect(calls).toMatchObject([{ number: '2/2026', submitted_count: 17 }]);
});

it('ranks the old call as the office would: three places in the zone and three outside, then the reserve', async () => {
  const calls: CofundingCall[] = (await clerk.get('/api/cofundingcall/get?page_count=100')).json().data;
  const id = calls.find(({ number }) => number === '2/2026')?.id;
  const manager = await signIn(test, 'kierownik');
  const { data: ranking } = (await manager.get(`/api/cofundingcall/ranking?id=${id}`)).json();
  expect(ranking).toMatchObject({
    status: 'ranked',
    budget: 8_208_000,
    proposal: { reserved: 8_021_800, qualified: { in_zone: 3, out_zone: 3 }, waiting: 4, closed_by: null },
  });
  const { data } = (await manager.get(`/api/cofundingcall/rankingrows?id=${id}&page_count=100`)).json();
  const shown = data.map(
    ({ name, result, rank_no, cost }: RankingRow) => `${name} ${result} ${rank_no} ${cost}`,
  );
  expect(shown.slice(0, 9)).toEqual([
    'Joanna Żółwińska qualified 1 475000',
    'Anna Przykładowa qualified 2 1368000',
    'Katarzyna Wzorcowa qualified 1 2074800',
    'Iwona Zmyślona qualified 2 1368000',
    'Róża Makietowa qualified 3 1368000',
    'Oksana Demonstracyjna reserve 1 1026000',
    'Marek Fikcyjny qualified 3 1368000',
    'Łucja Ćwiczebna reserve 2 427500',
    'Dawid Szkicowy reserve 3 1368000',
  ]);
});

it('turned the youngest child down with a sealed letter, a notification and a log row, and lets it try again', async () => {
  const sliwka = await signIn(test, 'sliwka.testowa');
  const { data }: { data: RegistrationRow[] } = (await sliwka.get('/api/cofundingregistration/get')).json();
  const id = data.find(({ status }) => status === 'formally_rejected')?.id;
  const rejected: Registration = (await sliwka.get(`/api/cofundingregistration/find?id=${id}`)).json().data;

  expect(rejected.history.map(({ status }) => status)).toEqual([
    'draft',
    'to_sign',
    'signed',
    'submitted',
    'formal_check',
    'formally_rejected',
  ]);
  const letter = rejected.documents.find(({ kind }) => kind === 'PISMO');
  expect(letter).toMatchObject({ status: 'signed', signatures: [{ signer_kind: 'SEAL' }] });
  const { rawPayload } = await test.app.inject({ url: letter?.url ?? '' });
  expect((await readPdf(new Uint8Array(rawPayload))).text).toContain('dziecko nie miało jeszcze 20 tygodni');

  const told = (await sliwka.get('/api/basenotification/get')).json().data[0];
  expect(told.content_name).toBe(`Wynik oceny formalnej zgłoszenia ${rejected.number}`);
  expect(told.content_text).toContain('najpóźniej 19\u00a0listopada 2026\u00a0r.');
  expect(await test.app.db.$count(baseLog, eq(baseLog.event, 'cofundingregistration.reject'))).toBe(1);
  expect(
    await findHeldPlaces(test.app.db, { id_registration: 0, id_call: 0, pesels: ['26291000028'] }),
  ).toEqual(new Map());
});

it('leaves the old call with the rules that it was announced with', async () => {
  const [call] = await test.app.db.select().from(cofundingCall).where(eq(cofundingCall.number, '2/2026'));
  expect(call?.params).toEqual({ ...CALL_PRESETS.A_DO_3, region: '32' });
});

it('makes documents that are really signed and sealed', async () => {
  const [first] = await queue();
  const { documents } = (await clerk.get(`/api/cofundingregistration/find?id=${first?.id}`)).json().data;
  for (const { url, kind } of documents.filter(({ kind }: { kind: string }) => kind !== 'KLAUZULA')) {
    const { rawPayload } = await test.app.inject({ url });
    const reports = await verifySignatures(rawPayload, { trusted: test.app.seal.trusted });
    expect([kind, isWholeAndIntact(reports)]).toEqual([kind, true]);
  }
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});

it('gives the office cases in the order of their signs, with letters and a file', async () => {
  const manager = await signIn(test, 'kierownik');
  const rows: OfficeCaseRow[] = (
    await manager.get('/api/officecase/get?page_count=100&sort=create_date')
  ).json().data;
  const work = rows.filter(({ kind }) => kind !== 'ZGLOSZENIE');
  const ordinals = work.map(({ sign }) => Number(sign.split('.')[2]));
  expect(ordinals).toEqual(ordinals.toSorted((one, other) => one - other));
  const sent: OfficeCase = (await manager.get(`/api/officecase/find?id=${work.at(-1)?.id}`)).json().data;
  expect(sent.messages[0]?.files).toHaveLength(1);
});

it('leaves everybody with a place where the office waits for them', async () => {
  const found = async (who: string): Promise<Registration> => {
    const parent = await signIn(test, who);
    const { data }: { data: RegistrationRow[] } = (await parent.get('/api/cofundingregistration/get')).json();
    return (await parent.get(`/api/cofundingregistration/find?id=${data[0]?.id}`)).json().data;
  };
  const oksana = await found('oksana.demonstracyjna');
  expect(oksana).toMatchObject({
    status: 'documents',
    accession: { documents_to: '2027-02-19', files: [], bank_account_number: null, is_signed: 'no' },
  });
  const lucja = await found('lucja.cwiczebna');
  expect(lucja).toMatchObject({ status: 'reserve', ranking: { rank_no: 1 }, accession: null });

  const providers = await test.app.db.select().from(careProvider);
  const standing = providers.map(({ name, status }) => `${name} ${status}`).sort();
  expect(standing).toEqual([
    'Dzienna Opieka „Ćma” new',
    'Halina Wzorowa-Testowa verified',
    'Klub dziecięcy „Ślimaczek” verified',
    'Przedszkole „Gęsiego” new',
    'Żłobek „Pod Żółwikiem” verified',
    'Żłobek „Zamknięty” blocked',
  ]);
  const starts = await test.app.db
    .select({ kind: cofundingEmployer.kind, from: cofundingEmployer.employed_from })
    .from(cofundingEmployer)
    .orderBy(cofundingEmployer.id);
  expect(starts.filter(({ kind }) => kind === 'START').map(({ from }) => from)).toEqual(
    expect.arrayContaining(['2027-01-01', '2027-02-01']),
  );
  for (const [who, reached] of [
    ['anna.przykladowa', 'member'],
    ['katarzyna.wzorcowa', 'member'],
    ['joanna.zolwinska', 'member'],
    ['marek.fikcyjny', 'contract_stage'],
  ] as const) {
    const { accession, status } = await found(who);
    expect([who, status]).toEqual([who, reached]);
    expect(accession?.files.every((file) => file.status === 'accepted')).toBe(true);
  }
});

it('has participants whose months have gone by, and a contract whose care begins later', async () => {
  const lead = await signIn(test, 'pracownik2');
  const { data: contracts } = (await lead.get('/api/cofundingcontract/get?sort=number')).json();
  expect(contracts[6]).toMatchObject({
    ...{ date_from: '2027-03-01', date_to: '2028-02-29', amount_max: 1_368_000 },
    sign_member_to: '2027-02-17',
  });
  const anna = await signIn(test, 'anna.przykladowa');
  const { data: own } = (await anna.get('/api/cofundingmember/find')).json();
  expect(own.co_fundings).toMatchObject([{ number: 'DOF/0041/1', status: 'running' }]);
  expect(own.co_fundings[0].schedule.slice(0, 2)).toMatchObject([
    { month: '2027-01', status: 'due', limit: 114_000 },
    { month: '2027-02', status: 'open' },
  ]);
});

it('has sums of payments that agree', async () => {
  expect(await brokenInvariants(test.app.db)).toEqual([]);
});

it('has claims of January that are filled in, to be signed, and submitted', async () => {
  const own = async (who: string): Promise<ClaimRow[]> =>
    (await (await signIn(test, who)).get('/api/cofundingrequest/get')).json().data;
  expect(await own('anna.przykladowa')).toMatchObject([
    { number: 'ROZ/0041/2027-01/1', status: 'to_sign', refund_claimed: 114_000 },
  ]);
  const katarzyna = await own('katarzyna.wzorcowa');
  expect(katarzyna.map(({ child, status }) => `${child} ${status}`).toSorted()).toEqual([
    'Kuba draft',
    'Ola submitted',
  ]);
});

it('has a claim in every status that a claim may have', async () => {
  const { status } = cofundingRequest;
  const rows = await test.app.db.selectDistinct({ status }).from(cofundingRequest);
  expect(rows.map((row) => row.status).toSorted()).toEqual(CLAIM_STATUSES.codes.toSorted());
});

it('does nothing the second time', async () => {
  const before = await queue();
  await seedRegistrations(test.app, START);
  expect(await queue()).toEqual(before);
});

it('is as before after the cyclic tasks have run', async () => {
  const parents = ['sliwka.testowa', 'oksana.demonstracyjna', 'marek.fikcyjny'];
  const everything = async () => {
    const calls = await test.app.db.select().from(cofundingCall).orderBy(cofundingCall.id);
    const told = await Promise.all(
      parents.map(async (who) => {
        const parent = await signIn(test, who);
        const own = (await parent.get('/api/cofundingregistration/get')).json().data;
        return [own, (await parent.get('/api/basenotification/get')).json()];
      }),
    );
    return {
      queue: await queue(),
      demo: await shownDemo(test),
      calls,
      told,
      files: await test.app.files.list(new Date('2100-01-01')),
    };
  };
  const before = await everything();
  const runner = jobRunner(test.app, JOBS);
  // Turns of a pattern come later on a new database; each is due now.
  await runner.look();
  await runner.settled();
  await test.app.db.update(baseTask).set({ next_run: START });
  await runner.look();
  await runner.settled();

  const tasks = await test.app.db.select().from(baseTask);
  expect(tasks.map(({ last_status }) => last_status)).toEqual(JOBS.map(() => 'done'));
  expect(await everything()).toEqual(before);
});
