import type { CallSetup } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { baseLog } from '../../audit-log/table';
import { cofundingCall } from '../cofunding-calls/table';

let test: TestApp;
let host: SignedIn;
let manager: SignedIn;
let clerk: SignedIn;
let parent: SignedIn;
beforeAll(async () => {
  test = await testApp();
  host = await signIn(test, 'gospodarz');
  manager = await signIn(test, 'kierownik');
  clerk = await signIn(test, 'pracownik1');
  parent = await signIn(test, 'anna.przykladowa');
});
afterAll(() => test.close());

const TEXTS = {
  announcement: '<h2>Nabór</h2><p onclick="x()">Zapraszamy.<script>x()</script></p>',
  faq: [{ question: 'Kto może?', answer: '<p>Rodzic.</p>' }],
};
const FILLED = {
  ...{ open_from: '2027-04-05 08:00:00', open_to: '2027-04-09 15:30:00' },
  ...{ test_from: '2027-04-01 08:00:00', test_to: '2027-04-02 15:30:00' },
  ...{ reserve_valid_to: '2027-12-31 23:59:00', places_in_zone: 20, places_out_zone: 20, budget: 66_720_000 },
};

let next = 10;
const numberOf = () => `${next++}/2027`;
async function added(who = host): Promise<CallSetup> {
  const body = { number: numberOf(), edition: 'II', preset: 'A_DO_3' };
  return (await who.post('/api/cofundingcall/add', body)).json().data;
}
const bodyOf = (call: CallSetup, change: object = {}, texts: object = TEXTS) => ({
  row_version: call.row_version,
  form: { ...call.form, ...FILLED, ...change },
  ...texts,
});
const set = (who: SignedIn, call: CallSetup, body: object) =>
  who.post(`/api/cofundingcall/set?id=${call.id}`, body);
async function filled(): Promise<CallSetup> {
  const call = await added();
  const answer = await set(host, call, bodyOf(call));
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const seenBy = async (who: SignedIn, { id }: { id: number }): Promise<CallSetup> =>
  (await who.get(`/api/cofundingcall/setup?id=${id}`)).json().data;
const stepOn = (call: CallSetup, name: string, more: object = {}) => ({
  url: `/api/cofundingcall/${name}?id=${call.id}`,
  body: { row_version: call.row_version, ...more },
});

describeWrite('cofundingcall/add', () => test, {
  act: async () => ({
    by: host,
    url: '/api/cofundingcall/add',
    body: { number: '9/2027', edition: 'II', preset: 'B_3_5' },
  }),
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    const { data } = (await host.get('/api/cofundingcall/setups')).json();
    expect(data.filter(({ number }: CallSetup) => number === '9/2027')).toHaveLength(1);
  },
});

describeWrite('cofundingcall/set', () => test, {
  act: async () => {
    const call = await added();
    return { by: host, url: `/api/cofundingcall/set?id=${call.id}`, body: bodyOf(call), call };
  },
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  wrongStatus: async () => {
    const call = await filled();
    const { url, body } = stepOn(call, 'publish');
    const after: CallSetup = (await manager.post(url, body)).json().data;
    return { by: host, url: `/api/cofundingcall/set?id=${call.id}`, body: bodyOf(after) };
  },
  twice: async ({ call }) => {
    expect(await seenBy(host, call)).toMatchObject({
      form: { open_from: '2027-04-05 08:00:00', budget: 66_720_000 },
      announcement: '<h2>Nabór</h2><p>Zapraszamy.</p>',
      missing: {},
      steps: ['set'],
    });
  },
});

describeWrite('cofundingcall/publish', () => test, {
  act: async () => {
    const call = await filled();
    return { by: manager, ...stepOn(call, 'publish'), call };
  },
  other: async () => [
    [host, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [parent, 403, 'no-privilege'],
  ],
  twice: async ({ call }) => {
    expect(await seenBy(manager, call)).toMatchObject({
      status: 'published',
      form: { publish_date: '2027-02-10' },
    });
  },
});

async function announced(): Promise<CallSetup> {
  const { url, body } = stepOn(await filled(), 'publish');
  return (await manager.post(url, body)).json().data;
}
const REASON = 'Zmienił się budżet projektu.';
const nobodyElse = async (): Promise<[SignedIn, 403, 'no-privilege'][]> => [
  [host, 403, 'no-privilege'],
  [clerk, 403, 'no-privilege'],
  [parent, 403, 'no-privilege'],
];

describeWrite('cofundingcall/prolong', () => test, {
  act: async () => {
    const call = await announced();
    const more = { open_to: '2027-04-16 15:30:00', reason: REASON };
    return { by: manager, ...stepOn(call, 'prolong', more), call };
  },
  other: nobodyElse,
  wrongStatus: async () => {
    const more = { open_to: '2027-04-16 15:30:00', reason: REASON };
    return { by: manager, ...stepOn(await filled(), 'prolong', more) };
  },
  twice: async ({ call }) => {
    expect((await seenBy(host, call)).form.open_to).toBe('2027-04-16 15:30:00');
  },
});

describeWrite('cofundingcall/cancel', () => test, {
  act: async () => {
    const call = await announced();
    const { parent: drafting } = await officeRegistrations(test).family();
    const draft = await drafting.post('/api/cofundingregistration/add', { id_call: call.id });
    return {
      by: manager,
      ...stepOn(call, 'cancel', { reason: REASON }),
      call,
      drafting,
      draft: draft.json().data,
    };
  },
  other: nobodyElse,
  twice: async ({ call, drafting, draft }) => {
    expect(await seenBy(manager, call)).toMatchObject({
      status: 'cancelled',
      cancel_reason: REASON,
      steps: [],
    });
    const found = await drafting.get(`/api/cofundingregistration/find?id=${draft.id}`);
    expect(found.json().data).toMatchObject({ status: 'cancelled', form: {} });
    const { data } = (await drafting.get('/api/basenotification/get')).json();
    const told = data.filter(({ content_name }: { content_name: string }) => /^Odwołano/.test(content_name));
    expect(told).toHaveLength(1);
    expect(told[0].content_text.replaceAll('\u00a0', ' ')).toContain(REASON);
  },
});

describeWrite('cofundingcall/close', () => test, {
  act: async () => {
    const call = await announced();
    const facts = { submission_limit: 2, submitted_count: 2, open_from: getMoment('2027-02-09 08:00') };
    await test.app.db.update(cofundingCall).set(facts).where(eq(cofundingCall.id, call.id));
    return { by: manager, ...stepOn(call, 'close'), call };
  },
  other: nobodyElse,
  twice: async ({ call }) => {
    expect((await seenBy(manager, call)).status).toBe('closed');
  },
});

describeWrite('cofundingcall/settle', () => test, {
  act: async () => {
    const call = await announced();
    const status = 'ranked' as const;
    await test.app.db.update(cofundingCall).set({ status }).where(eq(cofundingCall.id, call.id));
    return { by: manager, ...stepOn(call, 'settle'), call };
  },
  other: nobodyElse,
  twice: async ({ call }) => {
    expect((await seenBy(manager, call)).status).toBe('settled');
  },
});

describe('a call that is announced', () => {
  it.each([
    ['not-later', '2027-04-09 15:30:00'],
    ['reserve-too-short', '2027-12-31 23:59:00'],
    ['not-valid-datetime', '2027-13-01 08:00:00'],
  ])('is not prolonged: %s', async (code, open_to) => {
    const { url, body } = stepOn(await announced(), 'prolong', { open_to, reason: REASON });
    const answer = await manager.post(url, body);
    expect([answer.statusCode, answer.json().data]).toEqual([400, { open_to: code }]);
  });

  it('is ended early only when the regulation allows it and the limit is reached', async () => {
    const call = await announced();
    const open_from = getMoment('2027-02-09 08:00');
    for (const submission_limit of [null, 3]) {
      const facts = { submission_limit, submitted_count: 2, open_from };
      await test.app.db.update(cofundingCall).set(facts).where(eq(cofundingCall.id, call.id));
      const { url, body } = stepOn(call, 'close');
      expect((await manager.post(url, body)).json().data).toMatchObject({ reason: 'limit-not-reached' });
      expect((await seenBy(manager, call)).steps).toEqual(['prolong']);
    }
  });

  it('is not settled while an application runs', async () => {
    await officeRegistrations(test).sent();
    const isOpen = eq(cofundingCall.number, '1/2027');
    const [call] = await test.app.db
      .update(cofundingCall)
      .set({ status: 'ranked' })
      .where(isOpen)
      .returning();
    const answer = await manager.post(`/api/cofundingcall/settle?id=${call?.id}`, {
      row_version: call?.row_version,
    });
    expect(codeOf(answer)).toEqual([409, 'illegal-step']);
    expect(answer.json().data).toMatchObject({ reason: 'running' });
  });
});

describe('a call that is set up', () => {
  it('is announced by nobody who set it up', async () => {
    const call = await filled();
    const saved = await set(manager, call, bodyOf(call, { places_in_zone: 21 }));
    const { url, body } = stepOn(saved.json().data, 'publish');
    const answer = await manager.post(url, body);
    expect(codeOf(answer)).toEqual([403, 'no-privilege']);
    expect(answer.json().data).toEqual({ reason: 'own-set-up' });
    expect(await seenBy(manager, call)).toMatchObject({ publish_refusal: 'own-set-up', steps: ['set'] });
  });

  it('is not announced while something is missing, and says what', async () => {
    const call = await added();
    expect(call.missing).toMatchObject({ open_from: 'is-empty', announcement: 'is-empty', faq: 'is-empty' });
    const { url, body } = stepOn(call, 'publish');
    const answer = await manager.post(url, body);
    expect([codeOf(answer), answer.json().data]).toEqual([
      [409, 'illegal-step'],
      { status: 'draft', reason: 'incomplete' },
    ]);
    expect((await seenBy(manager, call)).publish_refusal).toBe('incomplete');
  });

  it('is refused with the names of the fields, and keeps what it had', async () => {
    const call = await filled();
    const answer = await set(host, call, bodyOf(call, { open_to: FILLED.open_from, rate: '90' }));
    expect([answer.statusCode, answer.json().data]).toEqual([
      400,
      { open_to: 'not-after-opening', rate: 'rate-not-shares' },
    ]);
    expect(await seenBy(host, call)).toEqual(call);
  });

  it('has a number of its own', async () => {
    const [one, other] = [await added(), await added()];
    const answer = await set(host, other, bodyOf(other, { number: one.number }));
    expect(codeOf(answer)).toEqual([409, 'object-exist']);
  });

  it('is told to the second host who saves on an old page', async () => {
    const call = await filled();
    expect((await set(manager, call, bodyOf(call, { reserve_limit: 7 }))).statusCode).toBe(200);
    const late = await set(host, call, bodyOf(call, { reserve_limit: 8 }));
    expect(codeOf(late)).toEqual([409, 'conflict']);
    expect((await seenBy(host, call)).form.reserve_limit).toBe(7);
  });

  it('leaves what changed in the log, before and after', async () => {
    const call = await filled();
    await set(host, call, bodyOf(call, { rate: '90', esf_share: '80', own_share: '10' }));
    const entries = await test.app.db
      .select()
      .from(baseLog)
      .where(and(eq(baseLog.id_obj, call.id), eq(baseLog.event, 'cofundingcall.set')))
      .orderBy(asc(baseLog.id));
    expect(entries.at(-1)).toMatchObject({
      event: 'cofundingcall.set',
      diff: { rate: ['95', '90'], esf_share: ['85', '80'], own_share: ['5', '10'], status: 'draft' },
    });
    expect((await seenBy(host, call)).preset).toBe('CUSTOM');
  });

  it('is read by everybody once it is announced, its draft by the office alone', async () => {
    const call = await filled();
    const texts = () => test.app.inject(`/api/cofundingcall/texts?id=${call.id}`);
    expect(codeOf(await texts())).toEqual([404, 'object-no-exist']);
    expect(codeOf(await parent.get(`/api/cofundingcall/setup?id=${call.id}`))).toEqual([403, 'no-privilege']);
    expect((await clerk.get(`/api/cofundingcall/setup?id=${call.id}`)).json().data.steps).toEqual([]);
    const { url, body } = stepOn(call, 'publish');
    await manager.post(url, body);
    expect((await texts()).json().data.faq).toEqual(TEXTS.faq);

    for (const [moment, status] of [
      ['2027-04-01 08:00', 'test'],
      ['2027-04-05 07:59', 'published'],
      ['2027-04-05 08:00', 'open'],
      ['2027-04-09 15:31', 'closed'],
    ] as const) {
      test.clock.set(getMoment(moment));
      expect((await seenBy(host, call)).status).toBe(status);
    }
    test.clock.set(null);
  });
});
