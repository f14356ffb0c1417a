import { autocompleteLookup, objectsLookup } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';
import { codeOf } from '../../test/writes';

const test = await testApp();
afterAll(() => test.close());

let chief: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  [chief, anna] = [await signIn(test, 'kierownik'), await signIn(test, 'anna.przykladowa')];
});

/** As the fields of a host ask an address (Spec §7): empty values are not sent. */
const asked = (who: SignedIn, address: string) => async (query: Readonly<Record<string, string>>) => {
  const sent = Object.entries(query).filter(([, value]) => value !== '');
  return (await who.get(`${address}?${new URLSearchParams(sent)}`)).json();
};
const signal = new AbortController().signal;

describe('people', () => {
  const URL = '/api/user/lookup';

  it.each(['slimak', 'Ślimakowy', 'paweł ślim', 'pawel.slimakowy@'])('are found by %s', async (text) => {
    const items = await autocompleteLookup({ ask: asked(chief, URL) })(text, signal);
    expect(items.map(({ label }) => label)).toEqual(['Paweł Ślimakowy (pawel.slimakowy@example.com)']);
  });

  it('are counted for an object picker, all of them without a text', async () => {
    const { items, count } = await objectsLookup({ ask: asked(chief, URL) })('', signal);
    expect(items.length).toBe(Math.min(count, 100));
    expect(items.length).toBeGreaterThan(20);
    const few = (await chief.get(`${URL}?ret_type=autocomplete&test=test&page_count=2`)).json();
    expect([few.data.length, few.count]).toEqual([2, count]);
  });

  it('are shown to staff who may see accounts only', async () => {
    const query = '?ret_type=autocomplete&has_text=anna';
    expect(codeOf(await anna.get(URL + query))).toEqual([403, 'no-privilege']);
    expect(codeOf(await test.app.inject(URL + query))).toEqual([401, 'no-login']);
  });
});

describe('places', () => {
  const URL = '/api/locality/lookup';

  it.each(['Szczec', 'szczec'])('are found by the beginning %s, with their communes', async (text) => {
    const items = await autocompleteLookup({ ask: asked(anna, URL) })(text, signal);
    expect(items.map(({ label }) => label)).toContain('Szczecin, Szczecin (gmina miejska)');
    expect(items.every(({ label }) => label.toLowerCase().startsWith('szczec'))).toBe(true);
  });

  it('are found by no pattern', async () => {
    expect(await objectsLookup({ ask: asked(anna, URL) })('%', signal)).toEqual({ items: [], count: 0 });
  });
});

it.each(['', 'ret_type=list', 'ret_type=autocomplete&test=yes', 'ret_type=autocomplete&page_count=101'])(
  'refuses the query %j',
  async (query) => {
    expect((await chief.get(`/api/user/lookup?${query}`)).statusCode).toBe(400);
  },
);
