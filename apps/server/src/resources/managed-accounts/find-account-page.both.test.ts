import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const test = await testApp();
afterAll(() => test.close());
const admin = await signIn(test, 'admin.uprawnien');
const clerk = await signIn(test, 'pracownik1');
const anna = await signIn(test, 'anna.przykladowa');

const rowsAt = async (query: string) => (await admin.get(`/api/user/get?${query}`)).json();
const names = async (query: string) =>
  (await rowsAt(query)).data.map(({ name_all }: { name_all: string }) => name_all);

describe('get', () => {
  it.each([
    ['kierownicz', ['Krystyna Kierownicza']],
    ['KIEROWNIK krystyna', ['Krystyna Kierownicza']],
    ['zolwinska', ['Joanna Żółwińska']],
    ['żółwińska', ['Joanna Żółwińska']],
    ['nobody-at-all', []],
  ])('finds %s by name and address, with or without diacritics', async (text, found) => {
    expect(await names(`has_text=${encodeURIComponent(text)}`)).toEqual(found);
  });

  it('separates the office from citizens, in Polish order, and names the roles that are held', async () => {
    const staff = await rowsAt('staff=yes&page_count=50');
    const citizens = await rowsAt('staff=no&page_count=50');
    const counts = (await admin.get('/api/user/counts')).json().data;
    expect(counts).toMatchObject({ staff: staff.count, citizens: citizens.count, locked: 0 });
    expect(counts.all).toBe(staff.count + citizens.count);

    const surnames = staff.data.map(({ name_all }: { name_all: string }) => name_all.split(' ').at(-1));
    expect(surnames).toEqual(surnames.toSorted(new Intl.Collator('pl').compare));
    const manager = staff.data.find(({ mail }: { mail: string }) => mail === 'kierownik@urzad.example.com');
    expect(manager.roles).toEqual([expect.objectContaining({ code: 'KP', name: 'Kierownik projektu' })]);
    expect(JSON.stringify(citizens.data)).not.toMatch(/[0-9]{11}/);
  });

  it('is for who may see users', async () => {
    for (const path of ['get', 'counts', `managed?id=${anna.id}`, `events?id=${anna.id}`]) {
      expect(codeOf(await clerk.get(`/api/user/${path}`))).toEqual([403, 'no-privilege']);
      expect(codeOf(await anna.get(`/api/user/${path}`))).toEqual([403, 'no-privilege']);
      expect(codeOf(await test.app.inject(`/api/user/${path}`))).toEqual([401, 'no-login']);
    }
  });
});

it('shows sessions and events only to who may read the log', async () => {
  const manager = await signIn(test, 'kierownik');
  const seen = async (who: typeof admin) => (await who.get(`/api/user/managed?id=${clerk.id}`)).json().data;
  expect((await seen(admin)).sessions).toEqual([
    expect.objectContaining({ user_agent: 'test', locked: 'no' }),
  ]);
  expect((await seen(manager)).sessions).toBeNull();
  expect(codeOf(await manager.get(`/api/user/events?id=${clerk.id}`))).toEqual([403, 'no-privilege']);
  expect(codeOf(await admin.get('/api/user/managed?id=99999'))).toEqual([404, 'object-no-exist']);
});
