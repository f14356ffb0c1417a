import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';

const URL = '/api/cofundingannex';

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  annexes = officeAnnexes(test, { clerk, director, manager: await signIn(test, 'kierownik') });
});
afterAll(() => test.close());

describeWrite('sign', () => test, {
  async act() {
    const of = await annexes.toMember();
    return annexes.signing(of, of.found.parent);
  },
  other: async () => [
    [clerk, 404, 'object-no-exist'],
    [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
  ],
  async twice({ of }) {
    const seen = await annexes.seenBy(clerk, of);
    expect(seen).toMatchObject({ status: 'to_office', documents: [{ status: 'partially_signed' }] });
    const desk = (await director.get(`${URL}/desk`)).json().data;
    expect(desk).toMatchObject([{ id: of.id, can_sign: 'yes', date_from: '2027-03-01' }]);
  },
});

it('is put in force once, though it is sealed twice at once', async () => {
  const of = await annexes.toOffice();
  const before = await annexes.seenBy(clerk, of);
  const { by, url, body } = await annexes.seal('cofundingannex', [of.id]);
  const answers = await Promise.all([by.post(url, body), by.post(url, body)]);
  const signed = answers.flatMap((answer) => {
    const { data } = answer.json();
    return Array.isArray(data) ? data.filter(({ outcome }) => outcome === 'signed') : [];
  });
  expect(signed).toHaveLength(1);

  const contract = await annexes.contractOf(of.found);
  expect(contract.amount_max).toBe(before.amount_after);
  const { data } = (await of.found.parent.get('/api/cofundingmember/find')).json();
  expect(data.co_fundings).toHaveLength(2);
  const total = data.co_fundings.reduce(
    (sum: number, { amounts }: { amounts: { total: number } }) => sum + amounts.total,
    0,
  );
  expect(total).toBe(before.amount_after);
});

it('is listed and found by its number', async () => {
  const { data } = (await clerk.get(`${URL}/get?status=active`)).json();
  expect(data).toMatchObject([{ status: 'active', kinds: ['KWOTA'] }]);
  const found = (await clerk.get(`${URL}/get?has_text=${encodeURIComponent(data[0].number)}`)).json();
  expect(found.data).toMatchObject([{ id: data[0].id }]);
  const tabs = (await clerk.get(`${URL}/counts`)).json().data;
  expect(tabs).toMatchObject({ office: 1, all: 2 });
});
