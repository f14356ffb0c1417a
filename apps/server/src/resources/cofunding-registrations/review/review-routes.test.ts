import { changedPaths } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marksFor, officeRegistrations, REJECTION } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';

const URL = '/api/cofundingregistration';
const START = new Date('2027-02-10T08:00:00.000Z');

/** The steps of who leads an application. */
const LED = [
  ['review', { marks: [] }],
  ['return', {}],
  ['score', { points_final: 15 }],
  ['reject', REJECTION],
] as const;

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(START));

describeWrite('take', () => test, {
  async act() {
    const found = await registrations.sent();
    return { by: clerk, found, url: `${URL}/take?id=${found.id}` };
  },
  other: async ({ found: { parent } }) => [
    [parent, 403, 'no-privilege'],
    [await signIn(test, 'bartlomiej.cwierc-nowakowski@example.com'), 404, 'object-no-exist'],
    [await signIn(test, 'obserwator'), 403, 'no-privilege'],
  ],
  async twice({ found }) {
    expect(await registrations.seenBy(clerk, found)).toMatchObject({
      status: 'formal_check',
      owner: { id: clerk.id },
    });
  },
});

describe('take', () => {
  it('gives the registration to one of two clerks at once', async () => {
    const found = await registrations.sent();
    const other = await signIn(test, 'pracownik2');
    const answers = await Promise.all([
      registrations.call(clerk, found, 'take'),
      registrations.call(other, found, 'take'),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});

describeWrite('takeover', () => test, {
  async act() {
    const found = await registrations.reviewed(clerk);
    const by = await signIn(test, 'pracownik2');
    expect((await registrations.seenBy(by, found)).steps).toEqual(['takeOver']);
    for (const [name, body] of LED) {
      const refused = await registrations.step(by, found, name, body);
      expect([refused.statusCode, refused.json()], name).toEqual([
        403,
        { code: 'no-privilege', data: { reason: 'not-owner' } },
      ]);
    }
    return { by, found, url: `${URL}/takeover?id=${found.id}`, body: { id_user_owner: clerk.id } };
  },
  other: async ({ found: { parent } }) => [
    [parent, 403, 'no-privilege'],
    [await signIn(test, 'obserwator'), 403, 'no-privilege'],
  ],
  async twice({ by, found }) {
    const seen = await registrations.seenBy(by, found);
    expect(seen).toMatchObject({ status: 'formal_check', owner: { id: by.id }, changed_by: { id: by.id } });
    expect(seen.steps).toEqual(['return', 'score', 'reject']);
    expect((await registrations.seenBy(clerk, found)).steps).toEqual(['takeOver']);
    for (const who of [clerk, by]) {
      const { data } = (await who.get('/api/basenotification/get')).json();
      expect(data[0]).toMatchObject({
        content_name: `Przejęto ${seen.number}`,
        content_text: `Zgłoszenie ${seen.number} prowadzi teraz ${seen.owner?.name}.`,
      });
    }
  },
});

describe('review', () => {
  it('takes no remark without words, none of a parent, and none on what nobody was asked for', async () => {
    const found = await registrations.taken(clerk);
    const wordless = { marks: [{ field: 'zip_code', state: 'remark' }] };
    expect((await registrations.step(clerk, found, 'review', wordless)).json().data).toEqual({
      zip_code: 'is-empty',
    });
    expect(codeOf(await registrations.step(found.parent, found, 'review', { marks: [] }))).toEqual([
      403,
      'no-privilege',
    ]);
    for (const field of ['children.7.pesel', 'zip_codes', 'attachments.SELFIE']) {
      const answer = await registrations.step(clerk, found, 'review', { marks: [{ field, state: 'ok' }] });
      expect([answer.statusCode, answer.json().data]).toEqual([400, { [field]: 'not-valid' }]);
    }
  });

  it('keeps marks, and shows both versions to the slower of two clerks', async () => {
    const found = await registrations.taken(clerk);
    const seen = await registrations.seenBy(clerk, found);
    const { row_version } = seen;
    const mine = marksFor(seen, { zip_code: 'Popraw kod.' });
    const theirs = marksFor(seen, { street: 'Popraw ulicę.' });
    const answers = await Promise.all([
      registrations.call(clerk, found, 'review', { marks: mine, row_version }),
      registrations.call(clerk, found, 'review', { marks: theirs, row_version }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const isMineKept = answers[0]?.statusCode === 200;
    const [kept, refused] = isMineKept ? [mine, theirs] : [theirs, mine];
    expect((await registrations.seenBy(clerk, found)).review).toEqual(kept);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'conflict',
      data: {
        stored: { row_version: row_version + 1, marks: kept },
        given: { row_version, marks: refused },
      },
    });
    expect((await registrations.seenBy(found.parent, found)).review).toEqual([]);
  });
});

describe('return and correction', () => {
  it('returns nothing without a remark', async () => {
    const found = await registrations.taken(clerk);
    expect((await registrations.step(clerk, found, 'return')).json()).toEqual({
      code: 'not-valid',
      data: { remarks: 'is-empty' },
    });
  });

  it('returns once with a deadline of five working days, a notification and an e-mail', async () => {
    const remarks = { zip_code: 'Popraw kod.', 'children.0.care_months': 'Za długo.' };
    const found = await registrations.reviewed(clerk, remarks);
    const { row_version, number } = await registrations.seenBy(clerk, found);
    const answers = await Promise.all([
      registrations.call(clerk, found, 'return', { row_version }),
      registrations.call(clerk, found, 'return', { row_version }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    expect(await registrations.seenBy(found.parent, found)).toMatchObject({
      status: 'to_correct',
      version_no: 2,
      correction_to: '2027-02-17',
      answer_by: null,
      remarks: [
        { field: 'zip_code', text: 'Popraw kod.' },
        { field: 'children.0.care_months', text: 'Za długo.' },
      ],
      steps: ['save', 'prepare', 'withdraw'],
    });
    const [told] = (await found.parent.get('/api/basenotification/get')).json().data;
    expect(told.content_name).toBe(`Wezwanie do uzupełnienia zgłoszenia ${number}`);
    const [email] = await test.emailsTo(found.mail);
    expect(email?.text).toContain('najpóźniej 17\u00a0lutego 2027\u00a0r.');
    expect(email?.text).not.toContain('Kod pocztowy');
  });

  it('lets only the remarked answers and files change', async () => {
    const found = await registrations.returned(clerk, { zip_code: 'Popraw kod.' });
    const { form, row_version } = await registrations.seenBy(found.parent, found);
    const save = (changes: object) =>
      registrations.call(found.parent, found, 'set', { form: { ...form, ...changes }, row_version });
    expect((await save({ street: 'Inna' })).json()).toEqual({
      code: 'not-valid',
      data: { street: 'is-no-equal' },
    });
    const attach = { filename: await found.ofParent.upload(), kind: 'INNY' };
    expect((await registrations.call(found.parent, found, 'attach', attach)).json().data).toEqual({
      attachments: 'is-no-equal',
    });
    expect((await save({ zip_code: '72-345' })).statusCode).toBe(200);
  });

  it('comes back signed, with its number and its place in the order, and is not returned again', async () => {
    const found = await registrations.returned(clerk, { zip_code: 'Popraw kod.' });
    const before = await registrations.seenBy(found.parent, found);
    expect(codeOf(await registrations.call(found.parent, found, 'send'))).toEqual([409, 'illegal-step']);
    const { row_version } = before;
    await registrations.call(found.parent, found, 'set', {
      form: { ...before.form, zip_code: '72-345' },
      row_version,
    });
    const corrected = await registrations.seenBy(found.parent, found);
    const signed = await found.ofParent.sign(await found.ofParent.prepare(corrected));
    expect(signed.status).toBe('to_correct');
    test.clock.set(new Date('2027-02-17T22:59:59.999Z'));
    const sent = await found.ofParent.send(signed);

    expect(sent).toMatchObject({
      status: 'formal_check',
      number: before.number,
      send_date: before.send_date,
      received_date: '2027-02-17T22:59:59.999Z',
      answer_by: '2027-03-03',
      remarks: [],
      correction_to: null,
      previous_form: null,
    });
    const seen = await registrations.seenBy(clerk, found);
    expect(changedPaths(formOfDraft(seen.previous_form ?? {}), formOfDraft(seen.form))).toEqual(['zip_code']);
    const versions = sent.documents.map(({ kind, version_no }) => `${kind} ${version_no}`).sort();
    expect(versions).toEqual([
      'FORMULARZ 1',
      'FORMULARZ 2',
      'KLAUZULA 1',
      'POTWIERDZENIE_ZLOZENIA 1',
      'POTWIERDZENIE_ZLOZENIA 2',
    ]);

    // Par. 5 p. 4 of the rules: an application is corrected once.
    expect(seen.steps).not.toContain('return');
    await registrations.done(clerk, found, 'review', { marks: marksFor(seen, { zip_code: 'Znowu zły.' }) });
    const again = await registrations.step(clerk, found, 'return');
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'illegal-step', data: { status: 'formal_check', reason: 'no-correction-left' } },
    ]);
  });

  it('refuses a correction after its last day', async () => {
    const found = await registrations.returned(clerk, { attachments: 'Nieczytelne.' });
    const { form, row_version } = await registrations.seenBy(found.parent, found);
    const explanations = [{ field: 'attachments', text: 'Skan jest czytelny.' }];
    await registrations.call(found.parent, found, 'set', { form, row_version, explanations });
    const waiting = await registrations.seenBy(found.parent, found);
    const prepared = await found.ofParent.prepare(waiting);
    const body = { id_document: prepared.documents.find(({ kind }) => kind === 'FORMULARZ')?.id };
    expect(prepared.steps).toContain('sign');
    const late = { code: 'illegal-step', data: { reason: 'correction-late' } };
    const LATE = new Date('2027-02-17T23:00:00.000Z');
    test.clock.set(LATE);
    expect((await registrations.call(found.parent, found, 'signcode', body)).json()).toEqual(late);
    const { row_version: version } = prepared;
    const again = await registrations.call(found.parent, found, 'tosign', { row_version: version });
    expect(again.json()).toEqual(late);

    test.clock.set(new Date('2027-02-17T22:50:00.000Z'));
    const signed = await found.ofParent.sign(prepared);
    expect([signed.status, signed.steps.includes('send')]).toEqual(['to_correct', true]);
    test.clock.set(LATE);
    const seen = await registrations.seenBy(found.parent, found);
    expect(seen.steps).toEqual(['withdraw']);
    expect((await registrations.call(found.parent, found, 'send')).json()).toEqual(late);
    for (const [act, body] of [
      ['set', { form: seen.form, row_version: seen.row_version }],
      ['attach', { filename: 'skan.pdf', kind: 'INNY' }],
      ['detach', { id_file: seen.attachments[0]?.id }],
      ['edit', {}],
    ] as const) {
      expect((await registrations.call(found.parent, found, act, body)).json(), act).toEqual(late);
    }
    expect((await registrations.seenBy(found.parent, found)).row_version).toBe(seen.row_version);
  });
});
