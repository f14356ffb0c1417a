import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  done,
  LETTER,
  opened,
  QUESTION,
  seenBy,
  sending,
  step,
  taken,
  toldTo,
} from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

const REASON = 'Czekamy na opinię radcy prawnego.';

let test: TestApp;
let anna: SignedIn;
let pawel: SignedIn;
let clerk: SignedIn;
let other: SignedIn;
let manager: SignedIn;
let observer: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  pawel = await signIn(test, 'pawel.slimakowy');
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  observer = await signIn(test, 'obserwator');
});
afterAll(() => test.close());

type Refusals = [SignedIn, number, string][];
/** Of a step of the officer in charge. */
const notOfOthers = async (): Promise<Refusals> => [
  [pawel, 404, 'object-no-exist'],
  [anna, 403, 'no-privilege'],
  [other, 403, 'no-privilege'],
  [observer, 403, 'no-privilege'],
];
const directions = async (of: Parameters<typeof seenBy>[1]) =>
  (await seenBy(clerk, of)).messages.map(({ direction }) => direction);

describeWrite('add', () => test, {
  act: async () => ({ by: anna, url: '/api/officecase/add', body: QUESTION }),
  // Who may see no cases opens none for others.
  other: async () => [
    [await signIn(test, 'admin.uprawnien'), 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
    [await signIn(test, 'anna.przykladowa', { id_user_main: manager.id }), 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: null,
  async twice(_sending, answer) {
    const { id, sign } = answer.json().data;
    expect(sign).toBe('PMG.4321.1.2027');
    expect((await opened(anna)).sign).toBe('PMG.4321.2.2027');
    expect(await toldTo(anna)).toContain(`Potwierdzenie wpływu sprawy ${sign}`);
    const [email] = await test.emailsTo('anna.przykladowa@example.com');
    expect(email?.text).toContain('Odpowiemy najpóźniej 24\u00a0lutego 2027\u00a0r.');
    expect(email?.text).not.toContain('Godziny');
    expect((await seenBy(anna, { id })).messages).toMatchObject([
      { direction: 'IN', author: { id: anna.id } },
    ]);
  },
});

describeWrite('write of the applicant', () => test, {
  act: async () => sending(anna, await taken(clerk, anna), 'write', LETTER),
  other: async () => [[pawel, 404, 'object-no-exist']],
  isRepeatable: true,
  wrongStatus: async () => sending(anna, await done(anna, await opened(anna), 'withdraw'), 'write', LETTER),
  async twice({ of }) {
    expect(await directions(of)).toEqual(['IN', 'IN']);
    expect((await toldTo(clerk)).filter((name) => name.endsWith(of.sign))).toEqual([
      `Nowa wiadomość w sprawie ${of.sign}`,
    ]);
  },
});

describeWrite('write of the office', () => test, {
  act: async () => sending(clerk, await taken(clerk, anna), 'write', LETTER),
  other: async () => [
    [other, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: async () => sending(clerk, await opened(anna), 'write', LETTER),
  async twice({ of }) {
    expect(await directions(of)).toEqual(['IN', 'OUT']);
    expect(await toldTo(anna)).toContain(`Nowa wiadomość w sprawie ${of.sign}`);
    const [email] = await test.emailsTo('anna.przykladowa@example.com');
    expect(email?.subject).toBe(`Nowa wiadomość w sprawie ${of.sign}`);
    expect(email?.text).not.toContain(LETTER.body);
  },
});

describeWrite('ask', () => test, {
  act: async () => sending(clerk, await taken(clerk, anna), 'ask', { ...LETTER, answer_to: '2027-02-17' }),
  other: notOfOthers,
  async twice({ of }) {
    expect(await seenBy(anna, of)).toMatchObject({ status: 'wait_citizen', answer_to: '2027-02-17' });
    expect(await directions(of)).toEqual(['IN', 'OUT']);
  },
});

describeWrite('note', () => test, {
  act: async () => sending(other, await taken(clerk, anna), 'note', { body: 'Do wyjaśnienia.' }),
  other: async () => [
    [anna, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
  ],
  isRepeatable: true,
  wrongStatus: null,
  async twice({ of }) {
    expect(await directions(of)).toEqual(['IN', 'NOTE']);
    expect((await toldTo(clerk)).filter((name) => name.endsWith(of.sign))).toEqual([]);
  },
});

describeWrite('take', () => test, {
  act: async () => sending(clerk, await opened(anna), 'take'),
  other: async () => [
    [anna, 403, 'no-privilege'],
    [pawel, 404, 'object-no-exist'],
    [observer, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await seenBy(clerk, of)).toMatchObject({ status: 'open', owner: { id: clerk.id } });
  },
});

describe('takeover', () => {
  describeWrite('takeover', () => test, {
    act: async () => sending(other, await taken(clerk, anna), 'takeover', { id_user_owner: clerk.id }),
    other: async () => [
      [anna, 403, 'no-privilege'],
      [observer, 403, 'no-privilege'],
      [clerk, 409, 'illegal-step'],
    ],
    wrongStatus: async () => sending(other, await opened(anna), 'takeover', { id_user_owner: null }),
    async twice({ of }) {
      expect(await seenBy(clerk, of)).toMatchObject({ owner: { id: other.id }, status: 'open' });
      for (const who of [clerk, other]) {
        expect((await toldTo(who)).filter((name) => name === `Przejęto ${of.sign}`)).toHaveLength(1);
      }
    },
  });

  it('is in conflict with an officer who took it meanwhile', async () => {
    const of = await taken(clerk, anna);
    await done(other, of, 'takeover', { id_user_owner: clerk.id });
    const answer = await step(manager, of, 'takeover', { id_user_owner: clerk.id });
    expect([codeOf(answer), answer.json().data.stored]).toEqual([
      [409, 'conflict'],
      { id_user_owner: other.id },
    ]);
  });
});

describe('assign', () => {
  describeWrite('assign', () => test, {
    act: async () => sending(manager, await opened(anna), 'assign', { id_user_owner: clerk.id }),
    other: async () => [
      [anna, 403, 'no-privilege'],
      [observer, 403, 'no-privilege'],
    ],
    async twice({ of }) {
      expect(await seenBy(clerk, of)).toMatchObject({ status: 'open', owner: { id: clerk.id } });
      expect(await toldTo(clerk)).toContain(`Przekazano ${of.sign}`);
    },
  });

  it('hands it to nobody who may not lead it', async () => {
    const of = await opened(anna);
    for (const { id } of [anna, observer]) {
      expect((await step(manager, of, 'assign', { id_user_owner: id })).json()).toMatchObject({
        code: 'not-valid',
        data: { id_user_owner: 'not-valid-option' },
      });
    }
  });
});

describeWrite('extend', () => test, {
  act: async () =>
    sending(clerk, await taken(clerk, anna), 'extend', { due_date: '2027-03-01', reason: REASON }),
  other: notOfOthers,
  isRepeatable: true,
  wrongStatus: async () =>
    sending(clerk, await opened(anna), 'extend', { due_date: '2027-03-01', reason: REASON }),
  async twice({ of }) {
    const { due_date, messages } = await seenBy(anna, of);
    expect(due_date).toBe('2027-03-01');
    expect(messages.at(-1)?.body).toContain(REASON);
    const [email] = await test.emailsTo('anna.przykladowa@example.com');
    expect(email?.text).toContain('najpóźniej 1\u00a0marca 2027\u00a0r.');
    expect(email?.text).not.toContain(REASON);
  },
});

describe.each(['close', 'refuse'] as const)('%s', (name) => {
  describeWrite(name, () => test, {
    act: async () => sending(clerk, await taken(clerk, anna), name, LETTER),
    other: notOfOthers,
    async twice({ of }) {
      const ended = await seenBy(anna, of);
      expect(ended.status).toBe(name === 'close' ? 'closed' : 'rejected');
      expect(ended.steps).toEqual([]);
      expect(await directions(of)).toEqual(['IN', 'OUT']);
    },
  });
});

describeWrite('reopen', () => test, {
  act: async () =>
    sending(manager, await done(clerk, await taken(clerk, anna), 'close', LETTER), 'reopen', {
      reason: REASON,
    }),
  other: async () => [
    [anna, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await seenBy(clerk, of)).toMatchObject({ status: 'open', owner: { id: clerk.id } });
    expect(JSON.stringify(await seenBy(anna, of))).not.toContain(REASON);
    for (const who of [anna, clerk]) expect(await toldTo(who)).toContain(`Wznowienie sprawy ${of.sign}`);
  },
});

describeWrite('withdraw', () => test, {
  act: async () => sending(anna, await taken(clerk, anna), 'withdraw'),
  other: async () => [
    [pawel, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
    [await signIn(test, 'anna.przykladowa', { id_user_main: manager.id }), 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect((await seenBy(clerk, of)).status).toBe('withdrawn');
    expect(await toldTo(clerk)).toContain(`Wycofano ${of.sign}`);
  },
});

describe('set', () => {
  const answers = { form: { title: 'Godziny w sobotę' } };

  describeWrite('set', () => test, {
    async act() {
      const of = await opened(anna);
      return sending(anna, of, 'set', { row_version: of.row_version, ...answers });
    },
    other: async () => [
      [pawel, 404, 'object-no-exist'],
      [observer, 403, 'no-privilege'],
    ],
    async twice({ of }) {
      expect(await seenBy(clerk, of)).toMatchObject({ title: 'Godziny w sobotę', ...answers });
    },
    async wrongStatus() {
      const of = await taken(clerk, anna);
      return sending(anna, of, 'set', { row_version: of.row_version, ...answers });
    },
  });

  it('takes from each side what is theirs', async () => {
    const of = await taken(clerk, pawel);
    const { row_version } = of;
    expect(codeOf(await step(clerk, of, 'set', { row_version, ...answers }))).toEqual([403, 'no-privilege']);
    expect(codeOf(await step(other, of, 'set', { row_version, priority: 'HIGH' }))).toEqual([
      403,
      'no-privilege',
    ]);
    const fresh = await opened(pawel);
    const asApplicant = { row_version: fresh.row_version, priority: 'HIGH' };
    expect(codeOf(await step(pawel, fresh, 'set', asApplicant))).toEqual([403, 'no-privilege']);
    expect(await done(clerk, of, 'set', { row_version, priority: 'HIGH', title: 'Sobota' })).toMatchObject({
      priority: 'HIGH',
      title: 'Sobota',
    });
  });

  it.each([
    ['MIEJSCOWOSC', 400, 'not-valid'],
    ['ZGLOSZENIE', 400, 'not-valid'],
    ['PONOWNA_OCENA', 400, 'not-valid'],
    ['RODO', 403, 'no-privilege'],
  ] as const)('does not make it %s', async (kind, ...refusal) => {
    const of = await taken(clerk, anna);
    expect(codeOf(await step(clerk, of, 'set', { row_version: of.row_version, kind }))).toEqual(refusal);
  });
});
