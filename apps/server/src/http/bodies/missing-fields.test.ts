import { endpoints } from '@urzad/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { testClock } from '../../../test/test-clock';

/** Every endpoint of the contract with a body of named fields, and its required ones. */
const CALLS = endpoints.flatMap(({ url, schema: { body } }) => {
  if (!(body instanceof z.ZodMiniObject)) return [];
  const required = Object.entries(body.shape)
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name)
    .sort();
  return required.length > 0 ? [[url, required] as const] : [];
});

let test: TestApp;
let people: SignedIn[];
beforeAll(async () => {
  const clock = testClock();
  test = await testApp({ parts: { clock, demoClock: clock } });
  people = await Promise.all(
    ['anna.przykladowa', 'kierownik', 'admin.uprawnien', 'admin.techniczny', 'iod'].map((who) =>
      signIn(test, who),
    ),
  );
});
afterAll(() => test.close());

/** As the first person who may make the request. */
async function answerTo(url: string, payload?: object) {
  for (const { tokens } of people) {
    for (const query of ['', '?id=1']) {
      const headers = { token: tokens.token };
      const answer = await test.app.inject({
        method: 'POST',
        url: url + query,
        headers,
        ...(payload && { payload }),
      });
      const isAboutQuery = answer.json().data?.id !== undefined;
      if (answer.statusCode !== 403 && !isAboutQuery) return answer;
    }
  }
  throw new Error(`Nobody may ask ${url}.`);
}

describe('a request without its fields', () => {
  it('is tried for every body of the contract', () => expect(CALLS.length).toBeGreaterThan(15));

  it.each(CALLS)('names them: %s', async (url, required) => {
    const answer = await answerTo(url, {});
    const { code, data } = answer.json();
    expect([answer.statusCode, code]).toEqual([400, 'no-required-data']);
    expect(data).toMatchObject(Object.fromEntries(required.map((name) => [name, 'is-empty'])));
  });

  it.each(CALLS)('names them also without any body: %s', async (url, required) => {
    const { code, data } = (await answerTo(url)).json();
    expect([code, Object.keys(data).sort()]).toEqual(['no-required-data', required]);
  });

  it('names them also with an empty body', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/user/login', headers, payload: '' });
    expect(answer.json()).toEqual({
      code: 'no-required-data',
      data: { mail: 'is-empty', pass: 'is-empty' },
    });
  });

  it('tells a missing field beside a wrong one as what each of them is', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { mail: 'anna' },
    });
    expect(answer.json()).toEqual({ code: 'not-valid', data: { mail: 'not-valid-mail', pass: 'is-empty' } });
  });

  it('names a missing field of a query', async () => {
    const answer = await test.app.inject('/api/application/find');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'no-required-data', data: { uuid: 'is-empty' } },
    ]);
  });

  it.each([
    ['', 'no-required-data', { id: 'is-empty' }],
    ['?id=abc', 'object-no-exist', undefined],
    ['?id=1&current=sign', 'not-valid', { current: 'not-valid' }],
    ['?current=other', 'not-valid', { current: 'not-valid' }],
  ])('says what a query lacks that may be asked in two ways: %s', async (query, code, data) => {
    const [anna] = people;
    const answer = await test.app.inject({
      url: `/api/cofundingregistration/find${query}`,
      headers: { token: anna?.tokens.token },
    });
    expect(answer.json()).toMatchObject({ code, ...(data && { data }) });
  });
});
