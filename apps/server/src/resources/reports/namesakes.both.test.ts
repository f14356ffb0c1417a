import type { ReportSummary } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { taken } from '../../../test/office-cases';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { user } from '../../identity/table';

const test = await testApp();
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

async function groupsBy(groups: string): Promise<[string, number][]> {
  const query = new URLSearchParams({ code: 'cases', groups });
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
