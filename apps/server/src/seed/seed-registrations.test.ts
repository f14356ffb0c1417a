import type { RegistrationRow } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../test/sign-in';
import { START } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { verifyLog } from '../log/verify-log';
import { isWholeAndIntact, verifySignatures } from '../signatures/verify';
import { seedRegistrations } from './seed-registrations';

/** Thirty documents are made and twenty sealed: a few seconds, more on a busy machine. */
const SEEDING_MS = 60_000;

let test: TestApp;
let clerk: SignedIn;
beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  clerk = await signIn(test, 'pracownik1');
}, SEEDING_MS);
afterAll(() => test.close());

const queue = async (): Promise<RegistrationRow[]> =>
  (await clerk.get('/api/cofundingregistration/get?page_count=100')).json().data;

it('gives the clerk a queue in the order of sending', async () => {
  const rows = (await queue()).map(({ number, lastname, status }) => `${number} ${lastname} ${status}`);
  expect(rows).toEqual([
    'FR/2-2026/00001 Przykładowa documents',
    'FR/2-2026/00002 Wzorcowa documents',
    'FR/2-2026/00003 Żółwińska documents',
    'FR/2-2026/00004 Fikcyjny documents',
    'FR/2-2026/00005 Demonstracyjna documents',
    'FR/2-2026/00006 Ćwiczebna reserve',
    'FR/1-2027/00001 Źródlana formal_check',
    'FR/1-2027/00002 Wymyślony submitted',
    'FR/1-2027/00003 Gęślowa submitted',
    'FR/1-2027/00004 Ćwierć-Nowakowski submitted',
    'FR/1-2027/00005 Ślimakowy submitted',
  ]);
});

it.each(['send_date', '-send_date', 'lastname', '-lastname', 'number', 'correction_to'])(
  'reads the queue by %s page by page as it would in one piece',
  async (sort) => {
    const whole = (await clerk.get(`/api/cofundingregistration/get?sort=${sort}&page_count=100`)).json().data;
    const ids: number[] = [];
    let after = '';
    do {
      const page = (
        await clerk.get(`/api/cofundingregistration/get?sort=${sort}&page_count=3${after}`)
      ).json();
      ids.push(...page.data.map(({ id }: RegistrationRow) => id));
      expect(page.count).toBe(11);
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
  expect(calls).toMatchObject([{ number: '2/2026', submitted_count: 6 }]);
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

it('does nothing the second time', async () => {
  const before = await queue();
  await seedRegistrations(test.app, START);
  expect(await queue()).toEqual(before);
});
