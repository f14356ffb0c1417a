import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const URL = '/api/library/lookup?ret_type=autocomplete';
const test = await testApp();
afterAll(() => test.close());

let anna: SignedIn;
beforeAll(async () => {
  anna = await signIn(test, 'anna.przykladowa');
});

it('finds items of a dictionary by their words, in the language that is asked for', async () => {
  const polish = (await anna.get(`${URL}&code=CARE_FORM&has_text=zlob`)).json();
  expect(polish).toEqual({ data: [{ value: 'ZLOBEK', label: 'Żłobek' }], count: 1 });
  const english = (await anna.get(`${URL}&code=CARE_FORM&has_text=nurs&lang=en`)).json();
  expect(english).toEqual({ data: [{ value: 'ZLOBEK', label: 'Nursery' }], count: 1 });
});

it('counts all items for an object picker, whatever the page holds', async () => {
  const all = (await anna.get(`${URL}&code=GMINY&test=test`)).json();
  expect(all.count).toBeGreaterThan(100);
  expect(all.data).toHaveLength(100);
});

it('refuses a stranger and a dictionary that is not there', async () => {
  expect(codeOf(await test.app.inject(`${URL}&code=ISCED`))).toEqual([401, 'no-login']);
  expect(codeOf(await anna.get(`${URL}&code=NIC`))).toEqual([404, 'object-no-exist']);
  expect(codeOf(await anna.get(URL))).toEqual([400, 'no-required-data']);
});
