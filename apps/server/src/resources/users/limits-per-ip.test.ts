import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';

const [OFFICE, HOME] = ['203.0.113.7', '203.0.113.8'];

let test: TestApp;
beforeAll(async () => {
  test = await testApp({
    settings: {
      LOGIN_LIMIT_PER_IP: '2',
      CODE_LIMIT_PER_IP: '3',
      RECOVER_LIMIT_PER_IP: '4',
      NEW_PASS_LIMIT_PER_IP: '5',
    },
  });
});
afterAll(() => test.close());

/** Each request has another e-mail address, so that only the address of the machine can count. */
function callsFrom(remoteAddress: string, call: string, times: number) {
  return Array.from({ length: times }, (_, at) =>
    test.app.inject({
      method: 'POST',
      url: `/api/user/${call}`,
      remoteAddress,
      payload: {
        mail: `${call}.${at}.${remoteAddress}@example.com`,
        ...(call !== 'recover' && { pass: 'Wiosna!Kwiat7' }),
        ...(call === 'recoverset' && { code: '123456' }),
      },
    }),
  );
}

it.each([
  ['login', 2, 400, '60'],
  ['register', 3, 200, '3600'],
  ['recover', 4, 200, '3600'],
  ['recoverset', 5, 400, '3600'],
])(
  '%s is taken as often as the setting says, and then from other machines',
  async (call, max, status, wait) => {
    const answers = await Promise.all(callsFrom(OFFICE, call, max + 1));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === status)).toHaveLength(max);
    expect(refused.map((answer) => [answer.json().code, answer.headers['retry-after']])).toEqual([
      ['too-many-requests', wait],
    ]);

    const [other] = await Promise.all(callsFrom(HOME, call, 1));
    expect(other?.statusCode).toBe(status);
  },
);
