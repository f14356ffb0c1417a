import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const URL = '/api/raportconfig/datasources';
const test = await testApp();
afterAll(() => test.close());

const codesOf = (body: { data: { code: string }[] }) => body.data.map(({ code }) => code);

it('answers the twelve sources to who may see all, on a page of ten thousand', async () => {
  const admin = await signIn(test, 'admin.uprawnien');
  const all = (await admin.get(`${URL}?page_count=10000`)).json();
  expect([all.data.length, all.count]).toEqual([12, 12]);
  expect(all.data[0]).toMatchObject({ code: 'users', main_node: 'data', requires_privileges: 'base_log' });

  const second = (await admin.get(`${URL}?page=2&page_count=5`)).json();
  expect(codesOf(second)).toEqual(codesOf(all).slice(5, 10));
});

it('leaves out the sources of privileges that somebody lacks', async () => {
  const technical = await signIn(test, 'admin.techniczny');
  const codes = codesOf((await technical.get(URL)).json());
  expect(codes).toContain('logins');
  expect(codes).not.toContain('role_changes');
});

it('refuses who may see none, a stranger and a larger page', async () => {
  const clerk = await signIn(test, 'pracownik1');
  expect(codeOf(await clerk.get(URL))).toEqual([403, 'no-privilege']);
  expect(codeOf(await test.app.inject(URL))).toEqual([401, 'no-login']);
  expect(codeOf(await clerk.get(`${URL}?page_count=10001`))).toEqual([400, 'not-valid']);
});
