import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { contactMessage } from './table';

const OFFICE = 'granty@urzad.example.com';
const HOUR = 60 * 60 * 1000;
const BODY = {
  topic: 'PRZED_ZGLOSZENIEM',
  name: 'Zenon Testowy',
  mail: 'zenon.testowy@example.com',
  phone: '000 000 020',
  body: 'Córka idzie do żłobka od kwietnia.\nCzy mogę złożyć zgłoszenie już teraz?',
  clause_ack: 'yes',
  website: '',
  filled_ms: 40_000,
};

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => test.clock.advance(HOUR + 1000));
afterAll(() => test.close());

const send = (changes: object = {}, key: string = randomUUID(), headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/contactmessage/add',
    payload: { ...BODY, ...changes },
    headers: { 'idempotency-key': key, ...headers },
  });
const rowsOf = async (mail: string) => {
  const rows = await test.app.db.select().from(contactMessage);
  return rows.filter((row) => row.mail === mail);
};

it('keeps the message as new, mails it to the office and tells the sender', async () => {
  expect((await send()).json()).toEqual({ data: null });

  expect(await rowsOf(BODY.mail)).toEqual([
    expect.objectContaining({ status: 'new', name: BODY.name, body: BODY.body, phone: '000 000 020' }),
  ]);
  const [toOffice] = await test.emailsTo(OFFICE);
  expect(toOffice?.subject).toBe('Wiadomość ze strony: Mam pytanie przed złożeniem zgłoszenia');
  expect(toOffice?.text).toContain('Zenon Testowy, zenon.testowy@example.com');
  expect(toOffice?.text.replaceAll('\u00a0', ' ')).toContain('Czy mogę złożyć zgłoszenie już teraz?');
  const [toSender] = await test.emailsTo(BODY.mail);
  expect(toSender?.subject).toBe('Mamy Twoją wiadomość');
  // Else anybody could mail anything to anybody in the name of the office.
  expect(toSender?.text).not.toContain('żłobka');
  expect(toSender?.text).not.toContain('Zenon');
});

it('answers the sender in the language of the page, and the office in Polish', async () => {
  const mail = 'john@example.com';
  await send({ mail, topic: 'KONTO' }, randomUUID(), { 'accept-language': 'en' });
  expect((await test.emailsTo(mail))[0]?.subject).toBe('We have your message');
  expect((await test.emailsTo(OFFICE))[0]?.subject).toMatch(/^Wiadomość ze strony: Konto/);
});

it('is kept once when it is sent twice at once', async () => {
  const mail = 'dwa.razy@example.com';
  const key = randomUUID();
  const answers = await Promise.all([send({ mail }, key), send({ mail }, key)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await rowsOf(mail)).toHaveLength(1);
  expect(await test.emailsTo(mail)).toHaveLength(1);
});

it.each([
  ['a topic that there is none of', { topic: 'REKLAMA' }, 'topic'],
  ['no name', { name: ' ' }, 'name'],
  ['a wrong address', { mail: 'zenon@' }, 'mail'],
  ['a wrong phone', { phone: '12' }, 'phone'],
  ['no text', { body: '\u200b' }, 'body'],
  ['too long a text', { body: 'a'.repeat(3001) }, 'body'],
  ['a clause that was not read', { clause_ack: 'no' }, 'clause_ack'],
  ['the field that only programs fill in', { website: 'https://reklama.example' }, 'website'],
])('refuses %s', async (_what, changes, field) => {
  const mail = 'odmowa@example.com';
  const answer = await send({ mail, ...changes });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().data)).toEqual([field]);
  expect(await rowsOf(mail)).toEqual([]);
});

it('asks who sends sooner than a person can to wait', async () => {
  const answer = await send({ mail: 'szybki@example.com', filled_ms: 400 });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3']);
  expect(await rowsOf('szybki@example.com')).toEqual([]);
});

it('takes five messages of one address in an hour', async () => {
  const mail = 'czesty@example.com';
  for (let sent = 0; sent < 5; sent += 1) expect((await send({ mail })).statusCode).toBe(200);
  expect((await send({ mail })).statusCode).toBe(429);
  expect(await rowsOf(mail)).toHaveLength(5);
  expect((await send({ mail: 'inny@example.com' })).statusCode).toBe(200);
});
