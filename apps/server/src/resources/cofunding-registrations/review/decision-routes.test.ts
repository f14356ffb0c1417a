import { type Registration, refOf } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../../test/office-cases';
import {
  marksFor,
  type OfficeRegistration,
  officeRegistrations,
} from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { systemAuthor } from '../../../author';
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

let reviewed: OfficeRegistration | undefined;
/** Refused requests change nothing, so one registration serves all of them. */
async function reviewedOnce() {
  reviewed ??= await registrations.reviewed(clerk);
  return reviewed;
}

describe('score', () => {
  it('closes the check once every answer is agreed with', async () => {
    const found = await registrations.taken(clerk);
    const points = { points_final: 15 };
    expect((await registrations.step(clerk, found, 'score', points)).json().data).toEqual({
      review: 'is-empty',
    });
    const marks = marksFor(await registrations.seenBy(clerk, found));
    await registrations.done(clerk, found, 'review', { marks });
    expect((await registrations.done(clerk, found, 'score', points)).status).toBe('scored');
  });

  describeWrite('score', () => test, {
    act: async () =>
      registrations.sending(clerk, await registrations.reviewed(clerk), 'score', { points_final: 15 }),
    other: async ({ found: { parent } }) => [[parent, 403, 'no-privilege']],
    async twice({ found }) {
      expect(await registrations.seenBy(clerk, found)).toMatchObject({
        status: 'scored',
        approved: 'no',
        points_auto: 15,
        points_final: 15,
        scorer: { id: clerk.id },
        second: null,
      });
      const { data } = (await manager.get('/api/basenotification/get')).json();
      const { number } = await registrations.seenBy(clerk, found);
      expect(data).toContainEqual(
        expect.objectContaining({ content_name: `Punkty do zatwierdzenia: ${number}` }),
      );
    },
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
});

describe('points that nobody has approved', () => {
  /** What the parent sees of them anywhere. */
  async function toldTo({ parent, ...found }: OfficeRegistration) {
    const listed = (query: string) => parent.get(`${URL}/get?${query}`).then((answer) => answer.json());
    return {
      seen: await registrations.seenBy(parent, { parent, ...found }),
      listed: (await listed('')).data[0],
      asScored: (await listed('status=scored')).count,
      asChecked: (await listed('status=formal_check')).count,
      current: (await parent.get(`${URL}/find?current=send`)).json().data.status,
      told: (await parent.get('/api/basenotification/get')).json().count,
      refused: (await parent.post(`${URL}/edit?id=${found.id}`, {})).json(),
      review: (
        await open(parent, { ...refOf('cofundingregistration', found.id), kind: 'PONOWNA_OCENA', form: {} })
      ).json(),
    };
  }

  it('leave no trace on the side of the parent, and the promised day to both sides', async () => {
    const found = await registrations.reviewed(clerk);
    const before = await toldTo(found);
    expect(before.refused.code).toBe('illegal-step');
    await registrations.done(clerk, found, 'score', { points_final: 15 });
    const after = await toldTo(found);
    const stable = ({ mod_date, row_version, documents, attachments, ...of }: Partial<Registration>) => of;
    expect(stable(after.seen)).toEqual(stable(before.seen));
    expect(stable(after.listed)).toEqual(stable(before.listed));
    expect({ ...after, seen: null, listed: null }).toEqual({ ...before, seen: null, listed: null });
    expect(after).toMatchObject({ asScored: 0, asChecked: 1, seen: { status: 'formal_check' } });
    expect(JSON.stringify(after)).not.toContain('scored');

    const { answer_by } = await registrations.seenBy(manager, found);
    expect(answer_by).toBe(before.seen.answer_by);
    const rows = (await manager.get(`${URL}/get?status=scored&approved=no&sort=due_date`)).json().data;
    expect(rows.find(({ id }: { id: number }) => id === found.id).answer_by).toBe(answer_by);

    await registrations.done(manager, found, 'sendback', { note: REASON });
    expect((await toldTo(found)).seen).toMatchObject({ status: 'formal_check', answer_by });
    await registrations.done(clerk, found, 'score', { points_final: 15 });
    const approved = await registrations.done(manager, found, 'approve');
    const { history, status } = await registrations.seenBy(found.parent, found);
    expect([status, approved.answer_by]).toEqual(['scored', null]);
    expect(history.slice(-2)).toMatchObject([
      { status: 'formal_check' },
      { status: 'scored', date: approved.approved_date },
    ]);
    expect(history.filter((entry) => entry.status === 'scored')).toHaveLength(1);
  });
});

describe('approve', () => {
  describeWrite('approve', () => test, {
    async act() {
      const found = await registrations.scored(clerk);
      await expect(rank(found)).rejects.toMatchObject({ data: { reason: 'not-approved' } });
      const { row_version, steps } = await registrations.seenBy(manager, found);
      expect(steps).toEqual(expect.arrayContaining(['approve', 'sendBack']));
      const unread = await registrations.call(manager, found, 'approve', { row_version: row_version - 1 });
      expect(codeOf(unread)).toEqual([409, 'conflict']);
      return registrations.sending(manager, found, 'approve');
    },
    other: async ({ found: { parent } }) => [
      [parent, 403, 'no-privilege'],
      [await signIn(test, 'pracownik2'), 403, 'no-privilege'],
    ],
    async twice({ found }) {
      const seen = await registrations.seenBy(manager, found);
      expect(seen).toMatchObject({ status: 'scored', approved: 'yes', second: { id: manager.id } });
      expect(seen.steps).not.toContain('approve');
      const told = await registrations.seenBy(found.parent, found);
      expect(told.documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(1);
      const [toParent] = (await found.parent.get('/api/basenotification/get')).json().data;
      expect(toParent.content_name).toBe(`Ocena zgłoszenia ${told.number}`);
      const [toScorer] = (await clerk.get('/api/basenotification/get')).json().data;
      expect(toScorer.content_name).toBe(`Punkty zatwierdzone: ${told.number}`);
      const [email] = await test.emailsTo(found.mail);
      expect(email?.subject).toBe(`Ocena zgłoszenia ${told.number}`);
      for (const [name, more] of [
        ['approve', {}],
        ['sendback', { note: REASON }],
      ] as const) {
        const { data } = (await registrations.step(manager, found, name, more)).json();
        expect(data).toEqual({ reason: 'approved' });
      }
      expect((await rank(found)).status).toBe('qualified');
    },
  });

  function rank({ id }: OfficeRegistration) {
    return test.app.db.transaction(async (tx) => {
      const record = await getLockedForSystem(tx, id);
      const by = { ...systemAuthor(test.clock.business()), id: manager.id };
      return takeStep(tx, { record, step: 'qualify' }, { by });
    });
  }

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
  describeWrite('sendback', () => test, {
    async act() {
      const found = await registrations.scored(clerk);
      const short = await registrations.step(manager, found, 'sendback', { note: 'Za krótko' });
      expect(codeOf(short)).toEqual([400, 'not-valid']);
      return registrations.sending(manager, found, 'sendback', { note: REASON });
    },
    other: async ({ found: { parent } }) => [[parent, 403, 'no-privilege']],
    async twice({ found }) {
      const seen = await registrations.seenBy(clerk, found);
      expect(seen).toMatchObject({ status: 'formal_check', second_note: REASON, points_final: 15 });
      expect((await registrations.seenBy(found.parent, found)).second_note).toBeNull();
      const { data } = (await clerk.get('/api/basenotification/get')).json();
      expect(data[0].content_name).toBe(`Punkty do poprawy: ${seen.number}`);

      const again = await registrations.done(clerk, found, 'score', { points_final: 15 });
      expect(again).toMatchObject({ status: 'scored', approved: 'no', second_note: null });
    },
    wrongStatus: async () =>
      registrations.sending(manager, await reviewedOnce(), 'sendback', { note: REASON }),
  });

  it('leaves a log that nobody has touched, and no personal number in it', async () => {
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
    expect(test.logLines.join('')).not.toMatch(/87010100030|25313000079/);
  });
});
