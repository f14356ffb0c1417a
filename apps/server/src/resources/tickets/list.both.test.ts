import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { asked, done, led, listOf } from '../../../test/tickets';
import { codeOf } from '../../../test/writes';

let test: TestApp;
let anna: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  officer = await signIn(test, 'pracownik1');
});
afterAll(() => test.close());

it('finds by number, title and person, without their diacritics', async () => {
  const { id, number } = await asked(anna, { title: 'Żółta ikona znika' });
  for (const text of [number, 'zolta ikona', 'Przykladowa zolta']) {
    const found = await listOf(officer, `has_text=${encodeURIComponent(text)}`);
    expect(found.map((row) => row.id)).toContain(id);
  }
});

it('counts in each saved filter what it shows', async () => {
  const mine = await led(officer, anna);
  await done(officer, mine, 'set', { row_version: mine.row_version, category: 'INNE', priority: 'HIGH' });
  const { data } = (await officer.get('/api/ticket/counts')).json();
  const live = 'status=new,open,waiting';
  const open = 'status=new,open';
  const shown = {
    live,
    mine: `${live}&owner=me`,
    ...{ open, urgent: `${open}&priority=HIGH`, normal: `${open}&priority=NORMAL` },
    ...{ unassigned: `${open}&owner=none`, waiting: 'status=waiting', solved: 'status=solved', all: '' },
  };
  for (const [tab, query] of Object.entries(shown)) {
    expect([tab, data[tab]]).toEqual([tab, (await listOf(officer, query)).length]);
    expect(data[tab]).toBeGreaterThan(0);
  }
});

it('begins with who has waited longest, and shows a parent their own alone', async () => {
  const dates = (await listOf(officer, 'status=new,open')).map(({ create_date }) => create_date);
  expect(dates).toEqual(dates.toSorted());
  const own = await listOf(anna);
  expect(own.every(({ person }) => person === 'Anna Przykładowa')).toBe(true);
  expect(own.length).toBeGreaterThan(0);
  expect(codeOf(await anna.get('/api/ticket/counts'))).toEqual([403, 'no-privilege']);
});

it('shows the menu of the office how many nobody has taken', async () => {
  const { menu } = (await officer.get('/api/base/initsystem')).json().data;
  const entry = menu.find(({ id }: { id: string }) => id === 'tickets');
  expect(entry.count).toBe((await listOf(officer, 'status=new,open&owner=none')).length);
});
