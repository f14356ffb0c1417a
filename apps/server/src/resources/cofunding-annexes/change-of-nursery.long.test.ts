import type { Annex, Contract, Member } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { START } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { readPdf } from '../../documents/testing/read-pdf';
import { seedRegistrations } from '../../seed/seed-registrations';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let katarzyna: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;
let of: { id: number };

beforeAll(async () => {
  test = await testApp();
  await seedRegistrations(test.app, START);
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  katarzyna = await signIn(test, 'katarzyna.wzorcowa');
  annexes = officeAnnexes(test, { clerk, manager, director: await signIn(test, 'dyrektor') });
});
afterAll(() => test.close());

const contract = async (): Promise<Contract> => {
  const { data } = (await katarzyna.get('/api/cofundingcontract/get')).json();
  return (await katarzyna.get(`/api/cofundingcontract/find?id=${data[0].id}`)).json().data;
};
const member = async (): Promise<Member> => (await katarzyna.get('/api/cofundingmember/find')).json().data;
const freeOf = async (id: number) =>
  ((await clerk.get(`/api/cofundingcontract/find?id=${id}`)).json().data as Contract).free ?? 0;

it('moves Ola to the club from March: what was and what is stand side by side (U11)', async () => {
  const { id, amount_max } = await contract();
  expect(amount_max).toBe(2_074_800);
  const added = await clerk.post('/api/cofundingannex/add', { id_contract: id, id_officecase: null });
  const annex: Annex = added.json().data;
  expect(annex).toMatchObject({
    number: 'UM/II/0042/2026-A1',
    valid_from: '2027-03-01',
    kinds: [],
    rows: [],
  });
  of = { id: annex.id };

  const ola = annex.care.find(({ child_firstname }) => child_firstname === 'Ola');
  const changed = await annexes.done(clerk, of, 'set', {
    ...{ reason: 'Zmiana placówki na wniosek uczestnika', valid_from: '2027-03-01' },
    ...{ bank_account_number: null, texts: [] },
    care: [
      {
        ...{ id_grant: ola?.id_grant, care_form: 'KLUB', planned_cost: 62_000 },
        provider: { id_careprovider: null, name: 'Klub „Ślimaczek”', register_no: '7', city: 'Drawsko' },
        ...{ date_to: null, born_date: null, suspended: null },
      },
    ],
  });
  expect(changed).toMatchObject({
    ...{ kinds: ['PLACOWKA', 'FORMA', 'KWOTA'], amount_before: 2_074_800, amount_after: 1_523_800 },
    ...{ returns: 551_000, needs: 0 },
  });
  expect(changed.care.find(({ id_grant }) => id_grant === ola?.id_grant)).toMatchObject({
    kept: { date_to: '2027-02-28', months: 2, amount: 228_000 },
    after: { date_from: '2027-03-01', date_to: '2027-12-31', amount_total: 589_000 },
  });
  expect(changed.rows).toContainEqual({
    ...{ field: 'amount_max', child: null, label: null },
    ...{ before: '2074800', after: '1523800' },
  });
});

it('is initialled by another person and goes to the parent with its table (N18)', async () => {
  await annexes.done(clerk, of, 'askinitials');
  const sent = await annexes.done(manager, of, 'initial');
  expect(sent).toMatchObject({ status: 'to_member', sign_member_to: '2027-02-17' });
  const [letter] = await test.emailsTo('katarzyna.wzorcowa@example.com');
  expect(letter?.subject).toBe('Aneks UM/II/0042/2026-A1 do podpisu');
  expect(letter?.text).toContain(`/cofundingcontracts/annex/${of.id}`);

  const file = await test.app.inject({ url: sent.documents[0]?.url ?? '' });
  const { text } = await readPdf(new Uint8Array(file.rawPayload));
  for (const part of ['Było', 'Jest', 'Klub „Ślimaczek”', '15 238,00', 'Pozostałe postanowienia']) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(part);
  }
});

it('is in force with both signatures: grants, contract and money are as it says', async () => {
  const signing = await annexes.signing(of, katarzyna);
  expect((await katarzyna.post(signing.url, signing.body)).statusCode).toBe(200);
  const { id } = await contract();
  const before = await freeOf(id);
  const sealing = await annexes.seal('cofundingannex', [of.id]);
  const sealed = await sealing.by.post(sealing.url, sealing.body);
  expect(sealed.json().data).toMatchObject([{ outcome: 'signed', id: of.id }]);

  expect(await annexes.seenBy(katarzyna, of)).toMatchObject({
    status: 'active',
    conclude_date: '2027-02-10',
  });
  const after = await contract();
  expect(after.amount_max).toBe(1_523_800);
  expect(after.care.flatMap(({ schedule }) => schedule).reduce((sum, { limit }) => sum + limit, 0)).toBe(
    1_523_800,
  );
  expect((await freeOf(id)) - before).toBe(551_000);

  const { co_fundings, planned_end } = await member();
  expect(planned_end).toBe('2027-12-31');
  expect(
    co_fundings.map(({ child_firstname, status, amounts }) => [child_firstname, status, amounts.total]),
  ).toEqual(
    expect.arrayContaining([
      ['Ola', 'changed', 228_000],
      ['Ola', 'planned', 589_000],
      ['Kuba', 'running', 706_800],
    ]),
  );
  const paying = co_fundings
    .filter(({ child_firstname }) => child_firstname === 'Ola')
    .flatMap(({ schedule }) => schedule.filter(({ limit }) => limit > 0).map(({ month }) => month));
  expect([paying.length, new Set(paying).size]).toEqual([12, 12]);
});
