import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, officeContracts, termsIn } from '../../../test/office-contracts';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { readPdf } from '../../documents/testing/read-pdf';

const REASON = 'Kwota w umowie jest za wysoka';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let contracts: ReturnType<typeof officeContracts>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  contracts = officeContracts(test);
});
afterAll(() => test.close());

describeWrite('set', () => test, {
  async act() {
    const of = await contracts.prepared(clerk);
    const { care, ...terms } = termsIn(await contracts.seenBy(clerk, of));
    const [child] = care;
    return contracts.sending(clerk, of, 'set', { ...terms, care: [{ ...child, planned_cost: 100_000 }] });
  },
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [director, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const of = await contracts.sentToParent(clerk, manager);
    return contracts.sending(clerk, of, 'set', termsIn(await contracts.seenBy(clerk, of)));
  },
  async twice({ of }, done) {
    const { data } = done.json();
    expect(data.care[0].schedule[0]).toMatchObject({ days: 30, limit: 95_000 });
    expect(data.registered.care).toBeUndefined();
    expect(data.registered.children[0].planned_cost).not.toBe(100_000);
    expect((await contracts.seenBy(clerk, of)).row_version).toBe(data.row_version);
  },
});

describeWrite('askinitials', () => test, {
  act: async () => contracts.sending(clerk, await contracts.prepared(clerk), 'askinitials'),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [manager, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect((await contracts.seenBy(manager, of)).steps).toEqual(['set', 'initial', 'sendBack']);
    const { data } = (await manager.get('/api/basenotification/get')).json();
    expect(data[0]).toMatchObject({ obj_type: 'cofundingcontract', id_obj: of.id });
  },
});

describeWrite('initial', () => test, {
  act: async () => contracts.sending(manager, await contracts.asked(clerk), 'initial'),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({
      status: 'to_member',
      initials: { id: manager.id },
      sign_member_to: '2027-02-17',
      steps: ['prolong', 'returnToDraft', 'enterPaper'],
    });
    expect(data.documents).toHaveLength(1);
    const { parent, mail } = of.found;
    const own = (await parent.get('/api/cofundingcontract/get')).json();
    expect(own.data).toMatchObject([{ id: of.id, status: 'to_member', prepared: null }]);
    expect(await contracts.seenBy(parent, of)).toMatchObject({
      ...{ registered: null, reserved: null, free: null, initials: null },
      steps: ['signMember', 'withdraw'],
    });
    const letters = (await test.emailsTo(mail)).filter(({ subject }) => subject.includes('do podpisu'));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(`/cofundingcontracts/${of.id}`);
  },
});

describeWrite('sendback', () => test, {
  act: async () => contracts.sending(manager, await contracts.asked(clerk), 'sendback', { reason: REASON }),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    const seen = await contracts.seenBy(clerk, of);
    expect(seen).toMatchObject({ status: 'draft', asked: 'no', back_note: REASON });
    expect(seen.steps).toEqual(['set', 'askInitials']);
  },
});

describeWrite('prolong', () => test, {
  async act() {
    const of = await contracts.sentToParent(clerk, manager);
    return contracts.sending(clerk, of, 'prolong', { sign_member_to: '2027-02-26', reason: REASON });
  },
  other: async ({ of }) => [
    [of.found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await contracts.seenBy(of.found.parent, of)).toMatchObject({
      ...{ sign_member_to: '2027-02-26', prolonged: 'yes', prolong_reason: REASON },
    });
    expect((await contracts.seenBy(clerk, of)).prolong_to).toBeNull();
  },
});

it('is prolonged within its limit, and never after its last day', async () => {
  const of = await contracts.sentToParent(clerk, manager);
  const prolong = (sign_member_to: string) =>
    contracts.step(clerk, of, 'prolong', { sign_member_to, reason: REASON });
  // To the last day itself, and beyond the days of the call.
  for (const day of ['2027-02-17', '2027-03-04']) {
    expect((await prolong(day)).json()).toEqual({
      code: 'not-valid',
      data: { sign_member_to: 'not-valid-date' },
    });
  }
  test.clock.set(new Date('2027-02-18T08:00:00Z'));
  expect((await contracts.seenBy(clerk, of)).prolong_to).toBeNull();
  const late = await prolong('2027-02-26');
  test.clock.set(null);
  expect(late.json()).toEqual({ code: 'illegal-step', data: { status: 'to_member', reason: 'term' } });
});

describeWrite('returntodraft', () => test, {
  async act() {
    const of = await contracts.sentToParent(clerk, manager);
    const why = { return_reason: 'KWOTA', reason: REASON };
    return contracts.sending(clerk, of, 'returntodraft', why);
  },
  other: async ({ of }) => [
    [of.found.parent, 403, 'no-privilege'],
    // Who signs for the office returns what the parent has signed.
    [director, 409, 'illegal-step'],
  ],
  async wrongStatus() {
    const why = { return_reason: 'KWOTA', reason: REASON };
    return contracts.sending(clerk, await contracts.prepared(clerk), 'returntodraft', why);
  },
  async twice({ of }) {
    const told = await contracts.seenBy(of.found.parent, of);
    expect(told).toMatchObject({
      status: 'draft',
      version_no: 2,
      return_reason: 'KWOTA',
      return_note: REASON,
    });
    expect([told.documents, told.steps]).toEqual([[], ['withdraw']]);

    await contracts.done(clerk, of, 'askinitials');
    const again = await contracts.done(manager, of, 'initial');
    expect(again.documents).toMatchObject([{ kind: 'UMOWA', version_no: 2, status: 'frozen' }]);
    expect(again.return_reason).toBeNull();
  },
});

it('voids the initials that were asked for by any change, and whoever changes it never initials it', async () => {
  const of = await contracts.asked(clerk);
  await contracts.done(manager, of, 'set', termsIn(await contracts.seenBy(manager, of)));
  expect((await contracts.step(manager, of, 'initial')).json().data).toMatchObject({ reason: 'not-asked' });
  await contracts.done(manager, of, 'askinitials');
  expect((await contracts.step(manager, of, 'initial')).json()).toMatchObject({
    code: 'no-privilege',
    data: { reason: 'own-contract' },
  });
});

it('is initialled by nobody who ever changed it, also after somebody else saved it once more', async () => {
  const of = await contracts.asked(clerk);
  await contracts.done(manager, of, 'set', termsIn(await contracts.seenBy(manager, of)));
  await contracts.done(clerk, of, 'set', termsIn(await contracts.seenBy(clerk, of)));
  await contracts.done(clerk, of, 'askinitials');
  expect((await contracts.step(manager, of, 'initial')).json()).toMatchObject({
    ...{ code: 'no-privilege', data: { reason: 'own-contract' } },
  });
});

describe('what is refused beside its field', () => {
  it.each([
    [
      { bank_account_number: '47999000090000000000000003' },
      { bank_account_number: 'not-valid-bank-account' },
    ],
  ])('%j', async (change, errors) => {
    const of = await contracts.prepared(clerk);
    const answer = await contracts.step(clerk, of, 'set', {
      ...termsIn(await contracts.seenBy(clerk, of)),
      ...change,
    });
    expect([answer.statusCode, answer.json().data]).toEqual([400, errors]);

    await contracts.done(clerk, of, 'set', {
      ...termsIn(await contracts.seenBy(clerk, of)),
      bank_account_number: '',
    });
    const incomplete = await contracts.step(clerk, of, 'askinitials');
    expect([incomplete.statusCode, incomplete.json().data]).toEqual([
      400,
      { bank_account_number: 'is-empty' },
    ]);
    expect(ACCOUNT).toHaveLength(26);
  });
});

it('says in its document who agrees on what, in figures and in words', async () => {
  const of = await contracts.prepared(clerk);
  const { content, name } = (await clerk.get(`/api/cofundingcontract/preview?id=${of.id}`)).json().data;
  const { text, title, roles } = await readPdf(new Uint8Array(Buffer.from(content, 'base64')));

  expect(name).toMatch(/^umowa-UM-II-\d{4}-2027-projekt\.pdf$/);
  expect(title).toContain('Umowa uczestnictwa UM/II/');
  expect(text).toMatch(/na podstawie pełnomocnictwa nr 1\/2026 działa dyrektor/);
  expect(text).toContain('47 9990 0009 0000 0000 0000 0002');
  expect(text).toMatch(/Kwota słownie [\p{L} ]+ złotych \d\d\/100/u);
  expect(text).toContain('§ 15. Postanowienia końcowe');
  expect(roles.filter((role) => role === 'H2')).toHaveLength(17);
  expect(codeOf(await of.found.parent.get(`/api/cofundingcontract/preview?id=${of.id}`))).toEqual([
    403,
    'no-privilege',
  ]);
});

it('leaves a chain of the log that verifies', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
