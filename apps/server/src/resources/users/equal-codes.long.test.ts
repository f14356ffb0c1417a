import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';

const ROUNDS = 40;
const TRIES = 5;
const HOUR = 60 * 60 * 1000;
const PASS = 'Zielony!Staw7';
const KNOWN = 'ewa.probna@example.com';
const UNKNOWN = 'nikt@example.com';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    settings: {
      CODE_LIMIT_PER_IP: '1000',
      RECOVER_LIMIT_PER_IP: '1000',
      NEW_PASS_LIMIT_PER_IP: '1000',
    },
  });
});
afterAll(() => server.close());

const post = (call: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/user/${call}`, payload });

async function timed(call: string, payload: object) {
  const begun = performance.now();
  const { statusCode, body, headers } = await post(call, payload);
  const told = { statusCode, body, wait: headers['retry-after'] };
  return { told, ms: performance.now() - begun };
}

type Sample = Awaited<ReturnType<typeof timed>>;

/** The address that is asked first changes with each try, so that neither is always asked of a warmer server. */
async function samplesOf(
  ask: (mail: string) => Promise<unknown>,
  send: (mail: string, wrong: string) => Promise<Sample>,
) {
  const samples: Record<string, Sample[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    server.clock.advance(3 * HOUR);
    await ask(KNOWN);
    await ask(UNKNOWN);
    const wrong = await wrongCode();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const order = attempt % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN];
      for (const mail of order) samples[mail]?.push(await send(mail, wrong));
    }
  }
  return { known: samples[KNOWN] ?? [], unknown: samples[UNKNOWN] ?? [] };
}

const median = (samples: readonly Sample[]) =>
  samples.map(({ ms }) => ms).sort((one, other) => one - other)[samples.length / 2] ?? Number.NaN;

/** Not the code of the address with an account; that of the other one is the same once in a million. */
async function wrongCode(): Promise<string> {
  return (await server.codeFor(KNOWN)) === '000000' ? '000001' : '000000';
}

it.each([
  {
    what: 'a new password',
    ask: (mail: string) => post('recover', { mail }),
    send: (mail: string, code: string) => timed('recoverset', { mail, code, pass: 'Odzyskane!Haslo1' }),
  },
  {
    what: 'a new account',
    ask: (mail: string) => post('register', { mail, pass: PASS }),
    send: (mail: string, code: string) => timed('code', { mail, code }),
  },
])('a wrong code of $what is refused in the same words, count and time without an account', async (part) => {
  const { known, unknown } = await samplesOf(part.ask, part.send);
  expect(known).toHaveLength(ROUNDS * TRIES);
  expect(unknown.map(({ told }) => told)).toEqual(known.map(({ told }) => told));
  expect(new Set(known.map(({ told }) => told.body)).size).toBe(TRIES);
  // A wide margin, as the machine works for others too: a look-up more or less, or a hash, is several times as much.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.75);
  expect(median(unknown) / median(known)).toBeLessThan(1.33);
});

it.each(['recoverset', 'code'])('a code that ended, or never was, is refused alike: %s', async (call) => {
  const body = { code: '000000', ...(call === 'recoverset' && { pass: 'Odzyskane!Haslo1' }) };
  server.clock.advance(3 * HOUR);
  const answers = await Promise.all(
    [KNOWN, UNKNOWN, 'nigdy@example.com'].map((mail) => post(call, { mail, ...body })),
  );
  const told = { code: 'not-valid-code', data: { code: 'expired-code' } };
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [400, told],
    [400, told],
    [400, told],
  ]);
});
