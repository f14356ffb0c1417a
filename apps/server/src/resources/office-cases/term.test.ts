import { getMoment } from '@urzad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { done, LETTER, opened, seenBy, step, taken } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

let test: TestApp;
let anna: SignedIn;
let clerk: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
});
beforeEach(() => test.clock.set(null));
afterAll(() => test.close());

const at = (moment: string) => test.clock.set(getMoment(moment));
const ask = (officer: SignedIn, of: Parameters<typeof done>[1], answer_to: string) =>
  step(officer, of, 'ask', { ...LETTER, answer_to });

describe('a question to the applicant', () => {
  it('lets the term stand still until the answer', async () => {
    const of = await taken(clerk, anna);
    expect(of.due_date).toBe('2027-02-24');
    at('2027-02-12 15:00');
    const asked = (await ask(clerk, of, '2027-02-26')).json().data;
    expect(asked).toMatchObject({ status: 'wait_citizen', answer_to: '2027-02-26', due_date: '2027-03-10' });

    at('2027-02-15 08:00');
    const answered = await done(anna, of, 'write', LETTER);
    expect(answered).toMatchObject({ status: 'open', answer_to: null, due_date: '2027-03-01' });
  });

  it('lets it stand still until the last day of the answer, also twice, and not for who answers late', async () => {
    const of = await taken(clerk, anna);
    await ask(clerk, of, '2027-02-12');
    at('2027-02-20 08:00');
    expect((await done(anna, of, 'write', LETTER)).due_date).toBe('2027-02-26');
    await ask(clerk, of, '2027-02-23');
    at('2027-02-23 08:00');
    expect((await done(clerk, of, 'write', LETTER)).due_date).toBe('2027-03-01');
  });

  it('does not change the term of data protection', async () => {
    const of = await taken(manager, anna, { kind: 'RODO', form: { right: 'DOSTEP' } });
    expect(of.due_date).toBe('2027-03-10');
    expect((await ask(manager, of, '2027-02-20')).json().data.due_date).toBe('2027-03-10');
    at('2027-02-19 08:00');
    expect((await done(anna, of, 'write', LETTER)).due_date).toBe('2027-03-10');
  });

  it.each([
    ['2027-02-10', 400],
    ['2027-02-11', 200],
    ['2027-03-12', 200],
    ['2027-03-13', 400],
  ])('asked on 10 February may wait until %s: %i', async (answer_to, status) => {
    const answer = await ask(clerk, await taken(clerk, anna), answer_to);
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json().data).toEqual({ answer_to: 'not-valid-date' });
  });
});

describe('another day of the answer', () => {
  it.each(['2027-02-24', '2027-02-20'])('is not %s, when the term ends on 24 February', async (due_date) => {
    const of = await taken(clerk, anna);
    const answer = await step(clerk, of, 'extend', { due_date, reason: 'Trwa ustalanie.' });
    expect([codeOf(answer), answer.json().data]).toEqual([
      [400, 'not-valid'],
      { due_date: 'not-valid-date' },
    ]);
  });

  it('moves from a Saturday, and is kept by a later question', async () => {
    const of = await taken(clerk, anna);
    const extended = await done(clerk, of, 'extend', { due_date: '2027-02-27', reason: 'Trwa ustalanie.' });
    expect(extended.due_date).toBe('2027-03-01');
    await ask(clerk, of, '2027-02-15');
    at('2027-02-15 08:00');
    expect((await done(anna, of, 'write', LETTER)).due_date).toBe('2027-03-04');
  });

  it('that was promised while the office waits does not move earlier', async () => {
    const of = await taken(clerk, anna);
    await ask(clerk, of, '2027-03-12');
    await done(clerk, of, 'extend', { due_date: '2027-04-30', reason: 'Trwa ustalanie.' });
    at('2027-02-11 08:00');
    // A Saturday and a holiday follow the day after 30 April.
    expect((await done(anna, of, 'write', LETTER)).due_date).toBe('2027-05-04');
  });

  it('comes with another kind, reckoned from the receipt', async () => {
    const of = await taken(clerk, anna);
    at('2027-02-12 08:00');
    const { row_version } = await seenBy(clerk, of);
    expect(await done(clerk, of, 'set', { row_version, kind: 'REKLAMACJA' })).toMatchObject({
      kind: 'REKLAMACJA',
      due_date: '2027-03-12',
    });
  });
});

it('of another kind is reckoned from the day on which the case was reopened', async () => {
  const of = await taken(clerk, anna);
  await done(clerk, of, 'close', LETTER);
  at('2027-03-10 08:00');
  await done(manager, of, 'reopen', { reason: 'Brakuje odpowiedzi na drugie pytanie.' });
  const { row_version } = await seenBy(clerk, of);
  expect((await done(clerk, of, 'set', { row_version, kind: 'REKLAMACJA' })).due_date).toBe('2027-04-09');
});

describe('an ended case', () => {
  const ended = async () => done(clerk, await taken(clerk, anna), 'close', LETTER);
  const reopen = (of: Parameters<typeof done>[1]) =>
    step(manager, of, 'reopen', { reason: 'Doszły nowe fakty.' });

  it('can be reopened on the 30th day, with a term that begins then', async () => {
    const of = await ended();
    expect((await seenBy(manager, of)).reopen_to).toBe('2027-03-12');
    at('2027-03-12 23:30');
    expect((await reopen(of)).json().data).toMatchObject({
      status: 'open',
      due_date: '2027-03-26',
      reopen_to: null,
    });
  });

  it('cannot be reopened on the 31st', async () => {
    const of = await ended();
    at('2027-03-13 00:30');
    expect((await seenBy(manager, of)).steps).not.toContain('reopen');
    const answer = await reopen(of);
    expect([codeOf(answer), answer.json().data.reason]).toEqual([[409, 'illegal-step'], 'too-late']);
  });

  it('is not overdue', async () => {
    const [of, late] = [await ended(), await opened(anna)];
    at('2027-02-25 08:00');
    expect((await seenBy(anna, of)).is_overdue).toBe('no');
    expect((await seenBy(anna, late)).is_overdue).toBe('yes');
  });
});
