import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import {
  asked,
  done,
  FAULT,
  LETTER,
  led,
  listOf,
  ofVersion,
  REASON,
  seenBy,
  sending,
  solved,
  step,
} from '../../../test/tickets';
import { codeOf, describeWrite } from '../../../test/writes';

let test: TestApp;
let anna: SignedIn;
let stranger: SignedIn;
let officer: SignedIn;
let other: SignedIn;
let observer: SignedIn;
let technician: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  stranger = await signIn(test, 'lucja.cwiczebna');
  officer = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  observer = await signIn(test, 'obserwator');
  technician = await signIn(test, 'admin.techniczny');
});
afterAll(() => test.close());

type Refusals = [SignedIn, number, string][];
const notOfOthers = async (): Promise<Refusals> => [
  [stranger, 403, 'no-privilege'],
  [observer, 403, 'no-privilege'],
];
/** Of a step of the officer in charge. */
const notOfOfficers = async (): Promise<Refusals> => [...(await notOfOthers()), [other, 403, 'no-privilege']];
/** Of a step of who asked. */
const notOfDesk = async (): Promise<Refusals> => [
  [stranger, 404, 'object-no-exist'],
  [officer, 404, 'object-no-exist'],
];
const lastLetter = async (who: SignedIn, of: { id: number }) => (await seenBy(who, of)).messages.at(-1);

describe('add', () => {
  it('gives a number of the year, tells who asked and who leads the help desk', async () => {
    const ticket = await asked(anna);
    expect(ticket).toMatchObject({
      ...{ status: 'new', priority: 'NORMAL', person: 'Anna Przykładowa', side: 'asker', owner: null },
      browser: FAULT.browser,
      messages: [{ direction: 'IN', body: FAULT.body }],
      steps: ['write'],
    });
    expect(ticket.number).toMatch(/^ZGL\/2027\/[0-9]{5}$/);
    const next = await asked(anna);
    expect(Number(next.number.slice(-5))).toBe(Number(ticket.number.slice(-5)) + 1);
    expect(await toldTo(anna)).toContain(`Mamy Twoje zgłoszenie ${ticket.number}`);
    expect(await toldTo(technician)).toContain(`Nowe zgłoszenie ${ticket.number}`);
    expect(await toldTo(officer)).not.toContain(`Nowe zgłoszenie ${ticket.number}`);
    const [mail] = await test.emailsTo('anna.przykladowa@example.com');
    expect(mail?.text).toContain(`/tickets/ticket/${next.id}`);
    expect(mail?.text).not.toContain('Anna');
  });

  it('takes a category that the office offers, and no more of a browser than was shown', async () => {
    const refused = await anna.post('/api/ticket/add', { ...FAULT, category: 'POGODA' });
    expect([codeOf(refused), refused.json().data]).toEqual([
      [400, 'not-valid'],
      { category: 'not-valid-option' },
    ]);
    const more = { ...FAULT.browser, cookie: 'x' };
    expect((await anna.post('/api/ticket/add', { ...FAULT, browser: more })).statusCode).toBe(400);
    expect((await asked(anna, { browser: null })).browser).toBeNull();
  });

  it('is for staff too, who see their own as who asked', async () => {
    const own = await asked(officer);
    expect(own).toMatchObject({ side: 'asker', steps: ['write'] });
    expect((await listOf(officer, 'asked=yes')).map(({ id }) => id)).toContain(own.id);
    expect((await listOf(officer)).map(({ id }) => id)).not.toContain(own.id);
    expect(codeOf(await step(officer, own, 'take'))).toEqual([404, 'object-no-exist']);
    expect((await listOf(other)).map(({ id }) => id)).toContain(own.id);
  });

  it('is refused to who acts for somebody, and without a session', async () => {
    const { statusCode } = await test.app.inject({ method: 'POST', url: '/api/ticket/add', payload: FAULT });
    expect(statusCode).toBe(401);
  });
});

describeWrite('write', () => test, {
  act: async () => {
    const of = await done(officer, await led(officer, anna), 'ask', LETTER);
    return sending(anna, of, 'write', { body: 'To jest plik PDF.', filenames: [] });
  },
  other: notOfDesk,
  isRepeatable: true,
  async twice({ of }) {
    const seen = await seenBy(officer, of);
    expect([seen.status, seen.messages.filter(({ body }) => body === 'To jest plik PDF.').length]).toEqual([
      'open',
      1,
    ]);
    expect(await toldTo(officer)).toContain(`Nowa wiadomość w zgłoszeniu ${of.number}`);
  },
  wrongStatus: async () => sending(anna, await solved(officer, anna), 'write', LETTER),
});

describeWrite('confirm', () => test, {
  act: async () => sending(anna, await solved(officer, anna), 'confirm'),
  other: notOfDesk,
  async twice({ of }) {
    expect(await seenBy(anna, of)).toMatchObject({ status: 'closed', steps: ['unsolved'] });
    expect(await toldTo(officer)).toContain(`Rozwiązanie ${of.number} potwierdzone`);
  },
});

describeWrite('unsolved', () => test, {
  act: async () => sending(anna, await solved(officer, anna), 'unsolved', { ...LETTER, body: 'Nadal nie.' }),
  other: notOfDesk,
  async twice({ of }) {
    expect(await seenBy(officer, of)).toMatchObject({ status: 'open', owner: { id: officer.id } });
    expect(await lastLetter(officer, of)).toMatchObject({ direction: 'IN', body: 'Nadal nie.' });
  },
});

describeWrite('take', () => test, {
  act: async () => sending(officer, await asked(anna), 'take'),
  other: notOfOthers,
  async twice({ of }) {
    expect(await seenBy(officer, of)).toMatchObject({
      ...{ status: 'open', owner: { id: officer.id }, side: 'desk' },
      steps: ['assign', 'edit', 'answer', 'ask', 'note', 'solve', 'close', 'merge'],
    });
  },
});

describeWrite('takeover', () => test, {
  act: async () => sending(other, await led(officer, anna), 'takeover', { id_user_owner: officer.id }),
  other: notOfOthers,
  async twice({ of }) {
    expect(await seenBy(other, of)).toMatchObject({ status: 'open', owner: { id: other.id } });
    expect(await toldTo(officer)).toContain(`Przejęto ${of.number}`);
  },
});

it('is in conflict with who took it over meanwhile', async () => {
  const of = await led(officer, anna);
  await done(other, of, 'takeover', { id_user_owner: officer.id });
  const late = await step(technician, of, 'takeover', { id_user_owner: officer.id });
  expect([codeOf(late), late.json().data.stored]).toEqual([[409, 'conflict'], { id_user_owner: other.id }]);
});

describeWrite('assign', () => test, {
  act: async () => sending(officer, await asked(anna), 'assign', { id_user_owner: other.id }),
  other: notOfOthers,
  async twice({ of }) {
    expect(await seenBy(other, of)).toMatchObject({ status: 'open', owner: { id: other.id } });
    expect(await toldTo(other)).toContain(`Przekazano ${of.number}`);
  },
});

it('is handed to who may lead it, never to who asked', async () => {
  const of = await asked(other);
  for (const id_user_owner of [other.id, observer.id, anna.id]) {
    const refused = await step(officer, of, 'assign', { id_user_owner });
    expect(codeOf(refused)).toEqual([400, 'not-valid']);
  }
  const officers = (await officer.get(`/api/ticket/officers?id=${of.id}`)).json().data;
  const ids = officers.map(({ id }: { id: number }) => id);
  expect([ids.includes(officer.id), ids.includes(other.id)]).toEqual([true, false]);
});

describeWrite('set', () => test, {
  act: async () =>
    ofVersion(officer, await led(officer, anna), 'set', { category: 'INNE', priority: 'HIGH' }),
  other: notOfOfficers,
  async twice({ of }) {
    expect(await seenBy(officer, of)).toMatchObject({ category: 'INNE', priority: 'HIGH', status: 'open' });
  },
  wrongStatus: async () =>
    ofVersion(officer, await solved(officer, anna), 'set', { category: 'INNE', priority: 'HIGH' }),
});

describe.each(['answer', 'ask', 'solve'] as const)('%s', (name) => {
  describeWrite(name, () => test, {
    act: async () => sending(officer, await led(officer, anna), name, LETTER),
    other: notOfOfficers,
    isRepeatable: true,
    async twice({ of }) {
      const seen = await seenBy(anna, of);
      expect(seen.status).toBe({ answer: 'open', ask: 'waiting', solve: 'solved' }[name]);
      expect(seen.messages.map(({ direction }) => direction)).toEqual(['IN', 'OUT']);
      const told = { answer: 'Odpowiedź w zgłoszeniu', ask: 'Pytanie w zgłoszeniu', solve: 'Usterka' }[name];
      expect((await toldTo(anna)).some((text) => text.startsWith(`${told} ${of.number}`))).toBe(true);
    },
    wrongStatus: async () => sending(officer, await asked(anna), name, LETTER),
  });
});

describeWrite('note', () => test, {
  act: async () => sending(other, await led(officer, anna), 'note', { body: 'Dzwonić po południu.' }),
  other: notOfOthers,
  isRepeatable: true,
  wrongStatus: null,
  async twice({ of }) {
    expect(await lastLetter(officer, of)).toMatchObject({ direction: 'NOTE', author: { id: other.id } });
    expect((await seenBy(anna, of)).messages.map(({ direction }) => direction)).toEqual(['IN']);
  },
});

describeWrite('close', () => test, {
  act: async () => ofVersion(officer, await led(officer, anna), 'close', { reason: REASON }),
  other: notOfOfficers,
  async twice({ of }) {
    expect(await seenBy(anna, of)).toMatchObject({ status: 'closed', steps: ['unsolved'] });
    expect(await lastLetter(anna, of)).toMatchObject({ direction: 'OUT', body: REASON });
  },
});

describeWrite('reopen', () => test, {
  act: async () => ofVersion(other, await solved(officer, anna), 'reopen', { reason: REASON }),
  other: notOfOthers,
  async twice({ of }) {
    expect(await seenBy(other, of)).toMatchObject({ status: 'open', owner: { id: other.id } });
    expect(await toldTo(anna)).toContain(`Wracamy do zgłoszenia ${of.number}`);
  },
});

describeWrite('read', () => test, {
  act: async () => {
    const of = await done(officer, await led(officer, anna), 'answer', LETTER);
    return sending(anna, of, 'read', { id_message: of.messages.at(-1)?.id });
  },
  other: async () => [[stranger, 404, 'object-no-exist']],
  isRepeatable: true,
  wrongStatus: null,
  async twice({ of }) {
    expect((await lastLetter(officer, of))?.read_date).not.toBeNull();
    expect((await listOf(anna)).find(({ id }) => id === of.id)?.unread).toBe(0);
  },
});

it('is in conflict with who changed the ticket since it was read', async () => {
  const of = await led(officer, anna);
  await done(anna, of, 'write', LETTER);
  const late = ofVersion(officer, of, 'close', { reason: REASON });
  expect(codeOf(await officer.post(late.url, late.body))).toEqual([409, 'conflict']);
});
