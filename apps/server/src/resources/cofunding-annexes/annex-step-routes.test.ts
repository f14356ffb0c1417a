import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesIn, officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';

const REASON = 'Kwota w aneksie jest za wysoka';
const URL = '/api/cofundingannex';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  annexes = officeAnnexes(test, { clerk, manager, director });
});
afterAll(() => test.close());

describeWrite('add', () => test, {
  async act() {
    const found = await annexes.inForce();
    const body = { id_contract: found.contract.id, id_officecase: null };
    return { by: clerk, found, url: `${URL}/add`, body };
  },
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const { found } = await annexes.begun();
    const body = { id_contract: 1_000_000, id_officecase: null };
    expect(codeOf(await clerk.post(`${URL}/add`, body))).toEqual([404, 'object-no-exist']);
    expect(
      codeOf(await clerk.post(`${URL}/add`, { id_contract: found.contract.id, id_officecase: null })),
    ).toEqual([409, 'object-exist']);
    const waiting = await annexes.unsignedContract();
    return { by: clerk, url: `${URL}/add`, body: { id_contract: waiting, id_officecase: null } };
  },
  async twice({ found }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({ number: `${found.contract.number}-A1`, status: 'draft', kinds: [] });
    const { count } = (await clerk.get(`${URL}/get?id_contract=${found.contract.id}`)).json();
    expect(count).toBe(1);
    expect(codeOf(await found.parent.get(`${URL}/find?id=${data.id}`))).toEqual([404, 'object-no-exist']);
  },
});

describeWrite('set', () => test, {
  async act() {
    const of = await annexes.begun();
    return annexes.sending(clerk, of, 'set', changesIn(await annexes.seenBy(clerk, of)));
  },
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [director, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const of = await annexes.toMember();
    return annexes.sending(clerk, of, 'set', changesIn(await annexes.seenBy(clerk, of)));
  },
  async twice({ of }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({ kinds: ['KWOTA'], needs: 0 });
    expect(data.returns).toBe(data.amount_before - data.amount_after);
    expect((await annexes.seenBy(clerk, of)).row_version).toBe(data.row_version);
  },
});

describeWrite('askinitials', () => test, {
  act: async () => annexes.sending(clerk, await annexes.prepared(), 'askinitials'),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [manager, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect((await annexes.seenBy(manager, of)).steps).toEqual(['set', 'initial', 'sendBack', 'cancel']);
  },
});

describeWrite('initial', () => test, {
  act: async () => annexes.sending(manager, await annexes.asked(), 'initial'),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of }, done) {
    expect(done.json().data).toMatchObject({ status: 'to_member', initials: { id: manager.id } });
    const { parent, mail } = of.found;
    expect(await annexes.seenBy(parent, of)).toMatchObject({
      ...{ free: null, initials: null, valid_from_min: null },
      steps: ['signMember', 'refuse'],
    });
    const letters = (await test.emailsTo(mail)).filter(({ subject }) => subject.startsWith('Aneks'));
    expect(letters).toHaveLength(1);
  },
});

describeWrite('sendback', () => test, {
  act: async () => annexes.sending(manager, await annexes.asked(), 'sendback', { reason: REASON }),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    const seen = await annexes.seenBy(clerk, of);
    expect(seen).toMatchObject({ status: 'draft', asked: 'no', back_note: REASON });
  },
});

describeWrite('returntodraft', () => test, {
  act: async () =>
    annexes.sending(clerk, await annexes.toMember(), 'returntodraft', {
      ...{ return_reason: 'KWOTA', reason: REASON },
    }),
  other: async ({ of }) => [[of.found.parent, 403, 'no-privilege']],
  async twice({ of }) {
    expect(await annexes.seenBy(of.found.parent, of)).toMatchObject({
      ...{ status: 'draft', version_no: 2, return_reason: 'KWOTA', documents: [] },
    });
  },
});

describeWrite('refuse', () => test, {
  async act() {
    const of = await annexes.toMember();
    return annexes.sending(of.found.parent, of, 'refuse', { reason: REASON });
  },
  other: async () => [
    [clerk, 404, 'object-no-exist'],
    [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
  ],
  async twice({ of }) {
    expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'refused', end_note: REASON });
    const contract = await annexes.contractOf(of.found);
    expect(contract.amount_max).toBe(of.found.contract.amount_max);
  },
});

describeWrite('cancel', () => test, {
  act: async () => annexes.sending(clerk, await annexes.prepared(), 'cancel', { reason: REASON }),
  other: async ({ of }) => [
    [of.found.parent, 404, 'object-no-exist'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'cancelled', end_note: REASON });
  },
});

it('leaves a whole log', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
