import type { ReportSummary } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { taken } from '../../../test/office-cases';
import { type ApprovedClaim, paymentsOf } from '../../../test/payments';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { user } from '../../identity/table';
import { careProvider } from '../care-providers/table';
import { cofundingGrant } from '../cofunding-members/table';
import { cofundingRequest } from '../cofunding-requests/table';

const test = await testApp();
const { db } = test.app;
afterAll(() => test.close());
const [anna, pawel] = [await signIn(test, 'anna.przykladowa'), await signIn(test, 'pawel.slimakowy')];
const [clerk, second] = [await signIn(test, 'pracownik1'), await signIn(test, 'pracownik2')];
const manager = await signIn(test, 'kierownik');
await taken(clerk, anna);
await taken(clerk, anna);
await taken(second, pawel);

const named = (ids: readonly number[], firstname: string, lastname: string) =>
  test.app.db.update(user).set({ firstname, lastname }).where(inArray(user.id, ids));
await named([anna.id, pawel.id], 'Ewa', 'Żak');
await named([clerk.id, second.id], 'Jan', 'Łoś');

async function groupsBy(groups: string, code = 'cases'): Promise<[string, number][]> {
  const query = new URLSearchParams({ code, groups });
  const answer = await manager.get(`/api/raportconfig/summary?${query}`);
  const summary: ReportSummary = answer.json().data;
  return summary.groups.map(({ keys, count }) => [keys.join(' · '), count]);
}

const [EWA, OTHER_EWA] = ['Ewa Żak (anna.przykladowa@example.com)', 'Ewa Żak (pawel.slimakowy@example.com)'];
const [JAN, OTHER_JAN] = ['Jan Łoś (pracownik1@urzad.example.com)', 'Jan Łoś (pracownik2@urzad.example.com)'];

it('tells people and officers of one name apart', async () => {
  expect(await groupsBy('name_all')).toEqual([
    [EWA, 2],
    [OTHER_EWA, 1],
  ]);
  expect(await groupsBy('owner,name_all')).toEqual([
    [`${JAN} · ${EWA}`, 2],
    [`${OTHER_JAN} · ${OTHER_EWA}`, 1],
  ]);
});

it('tells them apart in a file too', async () => {
  const settings = { filters: {}, columns: [], groups: ['owner'], operations: [] };
  const { data } = (
    await manager.post('/api/raportconfig/export', { source: 'cases', settings, format: 'csv' })
  ).json();
  const lines = (await test.app.inject(data.url)).body.trim().split('\r\n').slice(1);
  expect(lines).toEqual([`${JAN};2`, `${OTHER_JAN};1`, 'Razem;3']);
});

it('says the name alone of who shares it with nobody', async () => {
  await named([second.id], 'Józef', 'Łoś');
  expect(await groupsBy('owner')).toEqual([
    ['Jan Łoś', 2],
    ['Józef Łoś', 1],
  ]);
});

describe('facilities and nannies of one name', () => {
  /** Co-funding, and its claims, of one whose name is that of another; without an id of one that nobody has checked. */
  async function named(claims: readonly ApprovedClaim[], id_careprovider: number | null) {
    const ids = claims.map(({ id_grant }) => id_grant);
    const provider_name = 'Tęcza';
    const grants = { provider_name, id_careprovider };
    await db.update(cofundingGrant).set(grants).where(inArray(cofundingGrant.id, ids));
    await db.update(cofundingRequest).set({ provider_name }).where(inArray(cofundingRequest.id_grant, ids));
  }
  async function providerOf(register_no: string | null): Promise<number> {
    const facts = { id_application: 9192, kind: 'ZLOBEK', name: 'Tęcza', register_no };
    const dates = { create_date: test.clock.now(), mod_date: test.clock.now() };
    const [row] = await db
      .insert(careProvider)
      .values({ ...facts, ...dates })
      .returning({ id: careProvider.id });
    if (!row) throw new Error('A provider was added.');
    return row.id;
  }

  it('are told apart by their numbers in the register, or here', async () => {
    const [first, second, third, fourth] = await paymentsOf(test).approved({ count: 4 });
    if (!first || !second || !third || !fourth) throw new Error('Four were asked for.');
    const [facility, nanny] = [await providerOf('0077/ZL'), await providerOf(null)];
    await named([first, second], facility);
    await named([third], nanny);
    await named([fourth], null);

    const expected = [
      ['Tęcza (0077/ZL)', 2],
      [`Tęcza (nr ${nanny})`, 1],
      ['Tęcza', 1],
    ];
    for (const code of ['grants', 'claims']) {
      const groups = await groupsBy('provider', code);
      expect(groups.filter(([key]) => key.startsWith('Tęcza'))).toEqual(expected);
    }
  });
});
