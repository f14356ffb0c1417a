import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrationOf } from '../../../test/registration';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

const PAWEL = 'pawel.slimakowy@example.com';
const EWA = 'ewa.probna@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('gives the owner a new address when the last one has run out', async () => {
  const pawel = await signIn(test, PAWEL);
  const [document] = (await registrationOf(test, pawel, PAWEL).add()).documents;
  test.clock.advance(10 * 60_000 + 1_000);
  expect((await test.app.inject({ url: document?.url ?? '' })).statusCode).toBe(403);

  const again = (await pawel.get(`/api/basedocument/find?id=${document?.id}`)).json().data;
  expect(again).toEqual({ ...document, url: expect.not.stringMatching(document?.url ?? '') });
  const file = await test.app.inject({ url: again.url });
  expect(file.headers['content-disposition']).toContain('klauzula-informacyjna-DOK-2027-');
});

it('shows a document of a draft to nobody but its owner', async () => {
  const ewa = await signIn(test, EWA);
  const [document] = (await registrationOf(test, ewa, EWA).add()).documents;
  const url = `/api/basedocument/find?id=${document?.id}`;
  expect((await ewa.get(url)).statusCode).toBe(200);
  expect((await (await signIn(test, PAWEL)).get(url)).json().code).toBe('object-no-exist');
  // Not sent yet: the office does not see it.
  expect((await (await signIn(test, 'pracownik1')).get(url)).json().code).toBe('object-no-exist');
  expect((await test.app.inject({ url })).json().code).toBe('no-login');
});
