import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, marksFor, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { verifyLog } from '../../../log/verify-log';
import { getLockedForSystem } from '../repository';
import { takeStep } from '../step';

const URL = '/api/cofundingregistration';
const REASON = 'Wyrok sądu potwierdza samotną opiekę.';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

const unsigned = (id: number, name: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `${URL}/${name}?id=${id}`, payload });

describe('score', () => {
  it('closes the check once every answer is agreed with', async () => {
    const found = await registrations.taken(clerk);
    const points = { points_final: 15 };
    expect((await registrations.step(clerk, found, 'score', points)).json().data).toEqual({
      review: 'is-empty',
    });
    const marks = marksFor(await registrations.seenBy(clerk, found));
    await registrations.done(clerk, found, 'review', { marks });

    const { row_version } = await registrations.seenBy(clerk, found);
    expect(codeOf(await unsigned(found.id, 'score', { row_version, ...points }))).toEqual([401, 'no-login']);
    expect(codeOf(await registrations.step(found.parent, found, 'score', points))).toEqual([
      403,
      'no-privilege',
    ]);
    const answers = await Promise.all([
      registrations.call(clerk, found, 'score', { row_version, ...points }),
      registrations.call(clerk, found, 'score', { row_version, ...points }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(await registrations.seenBy(clerk, found)).toMatchObject({
      status: 'scored',
      approved: 'no',
      points_auto: 15,
      points_final: 15,
      scorer: { id: clerk.id },
      second: null,
    });
    expect(await registrations.seenBy(found.parent, found)).toMatchObject({
      status: 'scored',
      points_final: null,
      scorer: null,
    });
  });

  it.each([
    [undefined, 'is-empty'],
    ['         ', 'is-empty'],
    ['123456789', 'is-too-short'],
  ])('asks why the points differ, and %j is no answer', async (points_note, code) => {
    const found = await reviewedOnce();
    const given = { points_final: 25, ...(points_note !== undefined && { points_note }) };
    expect((await registrations.step(clerk, found, 'score', given)).json()).toEqual({
      code: 'not-valid',
      data: { points_note: code },
    });
    expect((await registrations.seenBy(clerk, found)).status).toBe('formal_check');
  });

  it('keeps the reason of points that differ', async () => {
    const found = await registrations.reviewed(clerk);
    const given = { points_final: 25, points_note: ` ${REASON} ` };
    const after = await registrations.done(clerk, found, 'score', given);
    expect(after).toMatchObject({ points_auto: 15, points_final: 25, points_note: REASON });
  });

  let reviewed: Awaited<ReturnType<typeof registrations.reviewed>> | undefined;
  /** Refused requests change nothing, so one registration serves all of them. */
  async function reviewedOnce() {
    reviewed ??= await registrations.reviewed(clerk);
    return reviewed;
  }
});

describe('approve', () => {
  it('is for a second person: no stranger, no parent, no officer without the privilege', async () => {
    const found = await registrations.scored(clerk);
    const { row_version } = await registrations.seenBy(clerk, found);
    expect(codeOf(await unsigned(found.id, 'approve', { row_version }))).toEqual([401, 'no-login']);
    expect(codeOf(await registrations.step(found.parent, found, 'approve'))).toEqual([403, 'no-privilege']);
    const colleague = await signIn(test, 'pracownik2');
    expect(codeOf(await registrations.step(colleague, found, 'approve'))).toEqual([403, 'no-privilege']);
    expect(
      codeOf(await registrations.call(manager, found, 'approve', { row_version: row_version - 1 })),
    ).toEqual([409, 'conflict']);
    expect((await registrations.seenBy(manager, found)).steps).toEqual(
      expect.arrayContaining(['approve', 'sendBack']),
    );
  });

  it('twice at once is done once, and only then can it be ranked', async () => {
    const found = await registrations.scored(clerk);
    const rank = () =>
      test.app.db.transaction(async (tx) => {
        const record = await getLockedForSystem(tx, found.id);
        const by = { id: manager.id, ip: null, date: test.clock.business() };
        return takeStep(tx, { record, step: 'qualify' }, { by });
      });
    await expect(rank()).rejects.toMatchObject({ data: { reason: 'not-approved' } });

    const { row_version } = await registrations.seenBy(manager, found);
    const answers = await Promise.all([
      registrations.call(manager, found, 'approve', { row_version }),
      registrations.call(manager, found, 'approve', { row_version }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const seen = await registrations.seenBy(manager, found);
    expect(seen).toMatchObject({ status: 'scored', approved: 'yes', second: { id: manager.id } });
    expect(seen.steps).not.toContain('approve');
    expect((await registrations.step(manager, found, 'approve')).json().data).toEqual({ reason: 'approved' });
    expect((await registrations.step(manager, found, 'sendback', { note: REASON })).json().data).toEqual({
      reason: 'approved',
    });
    expect((await rank()).status).toBe('qualified');
  });

  it('is refused to the scorer, who may approve the points of others', async () => {
    const found = await registrations.scored(manager);
    expect((await registrations.seenBy(manager, found)).steps).not.toContain('approve');
    for (const [name, more] of [
      ['approve', {}],
      ['sendback', { note: REASON }],
    ] as const) {
      const answer = await registrations.step(manager, found, name, more);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { code: 'no-privilege', data: { reason: 'own-score' } },
      ]);
    }
  });
});

describe('sendback', () => {
  it('brings the points back to their scorer with the reason, once', async () => {
    const found = await registrations.scored(clerk);
    const { row_version, number } = await registrations.seenBy(manager, found);
    const body = { row_version, note: REASON };
    expect(codeOf(await unsigned(found.id, 'sendback', body))).toEqual([401, 'no-login']);
    expect(codeOf(await registrations.call(found.parent, found, 'sendback', body))).toEqual([
      403,
      'no-privilege',
    ]);
    expect(
      codeOf(await registrations.call(manager, found, 'sendback', { row_version, note: 'Za krótko' })),
    ).toEqual([400, 'not-valid']);
    const answers = await Promise.all([
      registrations.call(manager, found, 'sendback', body),
      registrations.call(manager, found, 'sendback', body),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const seen = await registrations.seenBy(clerk, found);
    expect(seen).toMatchObject({ status: 'formal_check', second_note: REASON, points_final: 15 });
    expect((await registrations.seenBy(found.parent, found)).second_note).toBeNull();
    const told = (await clerk.get('/api/basenotification/get')).json().data;
    expect(told.map((one: { content_name: string }) => one.content_name)).toEqual([
      `Punkty do poprawy: ${number}`,
    ]);

    const again = await registrations.done(clerk, found, 'score', { points_final: 15 });
    expect(again).toMatchObject({ status: 'scored', approved: 'no', second_note: null });
  });

  it('leaves a log that nobody has touched, and no personal number in it', async () => {
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
    expect(test.logLines.join('')).not.toMatch(/87010100030|25313000079/);
  });
});

describe('reject', () => {
  const letter = { reason: 'WIEK', text: 'W pierwszym dniu naboru dziecko miało 7 tygodni.' };

  it('is for those who may reject, says why, and happens once', async () => {
    const found = await registrations.taken(clerk);
    const { row_version, number } = await registrations.seenBy(clerk, found);
    const body = { row_version, ...letter };
    expect(codeOf(await unsigned(found.id, 'reject', body))).toEqual([401, 'no-login']);
    expect(codeOf(await registrations.call(found.parent, found, 'reject', body))).toEqual([
      403,
      'no-privilege',
    ]);
    const observer = await signIn(test, 'obserwator');
    expect(codeOf(await registrations.call(observer, found, 'reject', body))).toEqual([403, 'no-privilege']);
    for (const wrong of [{ text: 'Za młode' }, { reason: 'BO_TAK' }]) {
      expect((await registrations.call(clerk, found, 'reject', { ...body, ...wrong })).statusCode).toBe(400);
    }

    const answers = await Promise.all([
      registrations.call(clerk, found, 'reject', body),
      registrations.call(clerk, found, 'reject', body),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const seen = await registrations.seenBy(found.parent, found);
    expect(seen.status).toBe('formally_rejected');
    expect(seen.documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(1);
    const [told] = (await found.parent.get('/api/basenotification/get')).json().data;
    expect(told.content_name).toBe(`Wynik oceny formalnej zgłoszenia ${number}`);
    expect(told.content_text).toContain('Wiek dziecka nie mieści się w\u00a0przedziale naboru.');
    const [mail] = await test.emailsTo(found.mail);
    expect(mail?.text).not.toContain('7 tygodni');
  });

  it('is refused before the check and after it', async () => {
    const sent = await registrations.sent();
    expect((await registrations.step(clerk, sent, 'reject', letter)).json()).toEqual({
      code: 'illegal-step',
      data: { status: 'submitted' },
    });
  });

  it('sends one letter for a double click', async () => {
    const found = await registrations.taken(clerk);
    const { row_version } = await registrations.seenBy(clerk, found);
    const press = () =>
      clerk.post(
        `${URL}/reject?id=${found.id}`,
        { row_version, ...letter },
        { 'idempotency-key': 'reject-button-1' },
      );
    const answers = [await press(), await press()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(
      answers[1]?.json().data.documents.filter(({ kind }: { kind: string }) => kind === 'PISMO'),
    ).toHaveLength(1);
  });
});
