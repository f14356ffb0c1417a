import type { Registration, ReviewMark } from '@urzad/contract';
import { changedPaths, reviewedFields } from '@urzad/domain';
import { formOfDraft } from '@urzad/domain/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IGNACY, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { verifyLog } from '../../log/verify-log';

const URL = '/api/cofundingregistration';
const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
let pawel: SignedIn;
let clerk: SignedIn;
let ofPawel: ReturnType<typeof registrationOf>;
let id: number;

beforeAll(async () => {
  test = await testApp();
  pawel = await signIn(test, PAWEL);
  clerk = await signIn(test, 'pracownik1');
  ofPawel = registrationOf(test, pawel, PAWEL);
  id = (await ofPawel.sent(IGNACY)).id;
});
afterAll(() => test.close());

const seenBy = async (who: SignedIn): Promise<Registration> =>
  (await who.get(`${URL}/find?id=${id}`)).json().data;
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).code,
];
const step = async (who: SignedIn, name: string, more: object = {}) =>
  who.post(`${URL}/${name}?id=${id}`, { row_version: (await seenBy(clerk)).row_version, ...more });

/** A mark for every answer: agreed, but for the remarks. */
function marksFor({ form }: Registration, remarks: Record<string, string>): ReviewMark[] {
  return reviewedFields(formOfDraft(form)).map((field) => {
    const text = remarks[field];
    return text === undefined ? { field, state: 'ok' } : { field, state: 'remark', text };
  });
}

describe('the queue', () => {
  it('shows what was sent to staff, to nobody else, and no health to those without the privilege', async () => {
    expect((await clerk.get(`${URL}/get`)).json()).toMatchObject({
      count: 1,
      data: [{ id, number: 'FR/1-2027/00001', lastname: 'Ślimakowy', city: 'Rewal', owner: null }],
    });
    const anna = await signIn(test, 'anna.przykladowa');
    expect((await anna.get(`${URL}/get`)).json()).toEqual({ data: [], count: 0 });
    expect(codeOf(await anna.get(`${URL}/counts`))).toEqual([403, 'no-privilege']);

    const observer = await signIn(test, 'obserwator');
    const seen = await seenBy(observer);
    expect(seen.form.firstname).toBe('Paweł');
    expect(seen.form).not.toHaveProperty('disability');
    expect(seen.documents.map(({ kind }) => kind)).not.toContain('FORMULARZ');
  });

  it('finds by text without diacritics, filters and counts its tabs', async () => {
    const countOf = async (query: string) => (await clerk.get(`${URL}/get?${query}`)).json().count;
    expect(await countOf('has_text=slimak')).toBe(1);
    expect(await countOf('has_text=nikt')).toBe(0);
    expect(await countOf('has_text=%25')).toBe(0);
    expect(await countOf('owner=none&status=submitted')).toBe(1);
    expect(await countOf('owner=me')).toBe(0);
    expect((await clerk.get(`${URL}/counts`)).json().data).toEqual({
      mine: 0,
      unassigned: 1,
      to_correct: 0,
      scored: 0,
      all: 1,
    });
  });
});

describe('take', () => {
  it('is refused to a stranger, to a parent, and to staff who only look', async () => {
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/take?id=${id}`, payload: {} });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    expect(codeOf(await pawel.post(`${URL}/take?id=${id}`))).toEqual([403, 'no-privilege']);
    const ewa = await signIn(test, 'ewa.probna');
    expect(codeOf(await ewa.post(`${URL}/take?id=${id}`))).toEqual([404, 'object-no-exist']);
    const observer = await signIn(test, 'obserwator');
    expect(codeOf(await observer.post(`${URL}/take?id=${id}`))).toEqual([403, 'no-privilege']);
  });

  it('twice at once gives the registration to one', async () => {
    const other = await signIn(test, 'pracownik2');
    const answers = await Promise.all([
      clerk.post(`${URL}/take?id=${id}`),
      other.post(`${URL}/take?id=${id}`),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await seenBy(clerk)).toMatchObject({
      status: 'formal_check',
      owner: { name: expect.any(String) },
    });
  });
});

describe('review, return and correction', () => {
  it('returns nothing without a remark, and no remark without words', async () => {
    expect((await step(clerk, 'return')).json()).toEqual({
      code: 'not-valid',
      data: { remarks: 'is-empty' },
    });
    const wordless = { marks: [{ field: 'zip_code', state: 'remark' }] };
    expect((await step(clerk, 'review', wordless)).json().data).toEqual({ zip_code: 'is-empty' });
    expect(codeOf(await step(pawel, 'review', { marks: [] }))).toEqual([403, 'no-privilege']);
  });

  it.each(['children.7.pesel', 'zip_codes', 'attachments.SELFIE'])(
    'takes no mark on %s, which nobody was asked for',
    async (field) => {
      const marks = { marks: [{ field, state: 'ok' }] };
      const answer = await step(clerk, 'review', marks);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'not-valid', data: { [field]: 'not-valid' } },
      ]);
    },
  );

  it('keeps marks, and shows both versions to the slower of two clerks', async () => {
    const marks = marksFor(await seenBy(clerk), {
      zip_code: 'Popraw kod.',
      'children.0.care_months': 'Za długo.',
    });
    const { row_version } = await seenBy(clerk);
    const answers = await Promise.all([
      clerk.post(`${URL}/review?id=${id}`, { marks, row_version }),
      clerk.post(`${URL}/review?id=${id}`, { marks, row_version }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect((await seenBy(clerk)).review).toHaveLength(marks.length);
    expect((await seenBy(pawel)).review).toEqual([]);
    expect((await step(clerk, 'score', { points_final: 15 })).json().data).toEqual({ review: 'is-empty' });
  });

  it('returns once with a deadline of five working days, a notification and a letter', async () => {
    const { row_version } = await seenBy(clerk);
    const answers = await Promise.all([
      clerk.post(`${URL}/return?id=${id}`, { row_version }),
      clerk.post(`${URL}/return?id=${id}`, { row_version }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    expect(await seenBy(pawel)).toMatchObject({
      status: 'to_correct',
      version_no: 2,
      correction_to: '2027-02-17',
      answer_by: null,
      remarks: [
        { field: 'zip_code', text: 'Popraw kod.' },
        { field: 'children.0.care_months', text: 'Za długo.' },
      ],
      steps: ['save', 'prepare'],
    });
    const [told] = (await pawel.get('/api/basenotification/get')).json().data;
    expect(told.content_name).toBe('Wezwanie do uzupełnienia zgłoszenia FR/1-2027/00001');
    const [letter] = await test.lettersTo(PAWEL);
    expect(letter?.text).toContain('najpóźniej 17 lutego 2027 r.');
    expect(letter?.text).not.toContain('Kod pocztowy');
  });

  it('lets only the remarked answers and files change', async () => {
    const { form, row_version } = await seenBy(pawel);
    const save = (changes: object) =>
      pawel.post(`${URL}/set?id=${id}`, { form: { ...form, ...changes }, row_version });
    expect((await save({ street: 'Inna' })).json()).toEqual({
      code: 'not-valid',
      data: { street: 'is-no-equal' },
    });
    const attach = { filename: await ofPawel.upload(), kind: 'INNY' };
    expect((await pawel.post(`${URL}/attach?id=${id}`, attach)).json().data).toEqual({
      attachments: 'is-no-equal',
    });

    const children = form.children?.map((child) => ({ ...child, care_months: 6 }));
    expect((await save({ zip_code: '72-345', children })).statusCode).toBe(200);
  });

  it('comes back signed, with its number and its place in the order', async () => {
    const before = await seenBy(pawel);
    expect(codeOf(await pawel.post(`${URL}/send?id=${id}`))).toEqual([409, 'illegal-step']);
    const signed = await ofPawel.sign(await ofPawel.prepare(before));
    expect(signed.status).toBe('to_correct');
    test.clock.set(new Date('2027-02-17T22:59:59.999Z'));
    const sent = await ofPawel.send(signed);

    expect(sent).toMatchObject({
      status: 'formal_check',
      number: before.number,
      send_date: before.send_date,
      received_date: '2027-02-17T22:59:59.999Z',
      answer_by: '2027-03-03',
      remarks: [],
      correction_to: null,
    });
    expect(sent.previous_form).toBeNull();
    const { form, previous_form } = await seenBy(clerk);
    expect(changedPaths(formOfDraft(previous_form ?? {}), formOfDraft(form))).toEqual([
      'zip_code',
      'children.0.care_months',
    ]);
    const versions = sent.documents.map(({ kind, version_no }) => `${kind} ${version_no}`).sort();
    expect(versions).toEqual([
      'FORMULARZ 1',
      'FORMULARZ 2',
      'KLAUZULA 1',
      'POTWIERDZENIE_ZLOZENIA 1',
      'POTWIERDZENIE_ZLOZENIA 2',
    ]);
  });
});

describe('score', () => {
  it('closes the check once every answer is agreed with', async () => {
    const left = await step(clerk, 'score', { points_final: 15 });
    expect(left.json().data).toEqual({ review: 'is-empty' });
    await step(clerk, 'review', { marks: marksFor(await seenBy(clerk), {}) });
    expect(codeOf(await step(pawel, 'score', { points_final: 100 }))).toEqual([403, 'no-privilege']);

    const { row_version } = await seenBy(clerk);
    const body = { row_version, points_final: 15, points_note: 'K1' };
    const answers = await Promise.all([
      clerk.post(`${URL}/score?id=${id}`, body),
      clerk.post(`${URL}/score?id=${id}`, body),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await seenBy(clerk)).toMatchObject({ status: 'scored', points_auto: 15, points_final: 15 });
    expect(await seenBy(pawel)).toMatchObject({ status: 'scored', points_final: null });
  });

  it('leaves a log that nobody has touched, and no personal number in it', async () => {
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
    expect(test.logLines.join('')).not.toMatch(/87010100030|25313000079/);
  });
});

it('refuses a correction after its last day', async () => {
  const mail = 'ewa.probna@example.com';
  const ewa = await signIn(test, mail);
  const ofEwa = registrationOf(test, ewa, mail);
  test.clock.set(new Date('2027-02-10T08:00:00.000Z'));
  id = (await ofEwa.sent({ firstname: 'Maja', lastname: 'Próbna', pesel: '24251900061' })).id;
  await clerk.post(`${URL}/take?id=${id}`);
  await step(clerk, 'review', { marks: [{ field: 'attachments', state: 'remark', text: 'Nieczytelne.' }] });
  await step(clerk, 'return');

  const signed = await ofEwa.sign(await ofEwa.prepare(await seenBy(ewa)));
  test.clock.set(new Date('2027-02-17T23:00:00.000Z'));
  expect((await ewa.post(`${URL}/send?id=${signed.id}`)).json()).toEqual({
    code: 'illegal-step',
    data: { reason: 'correction-late' },
  });
});
