import type { CoFunding, Member } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { findReadingsOf } from '../../../readings/readings';

const test = await testApp();
afterAll(() => test.close());
const office = officeRegistrations(test);
const { member } = membersOf(test, office);

let clerk: SignedIn;
let first: Awaited<ReturnType<typeof member>>;
let second: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  clerk = await signIn(test, 'pracownik1');
  first = await member();
  second = await member({ care: { care_form: 'DZIENNY', planned_cost: 90_000 } });
});

const find = async (who: SignedIn, query = ''): Promise<Member | null> =>
  (await who.get(`/api/cofundingmember/find?${query}`)).json().data;

describe('a participant', () => {
  it('reads the own panel without an id, and is told when there is none (Spec §7)', async () => {
    const own = await find(first.parent);
    expect(own).toMatchObject({
      id: first.id_member,
      number: 'UCZ/II/0041',
      status: 'active',
      person: 'Paweł Ślimakowy',
      contract_number: 'UM/II/0041/2027',
      contract_from: '2027-04-01',
      contract_to: '2028-03-31',
      bank_account_number: '74999000090000000000000001',
      children: ['Ignacy'],
      amounts: { total: 1_368_000, paid: 0, requested: 0, left: 1_368_000, unused: 0 },
    });
    expect(own?.documents.map(({ kind }) => kind)).toContain('FORMULARZ');
    expect(own).not.toHaveProperty('esf');
    const stranger = await signIn(test, 'ewa.probna');
    expect(await find(stranger)).toBeNull();
  });

  it('is asked for by application and person, as section 7 of the specification does', async () => {
    const query = `id_application=9192&id_user=${first.parent.id}`;
    expect(await find(first.parent, query)).toMatchObject({ id: first.id_member });
    expect(await find(clerk, query)).toMatchObject({ id: first.id_member });
    for (const asked of [`id_user=${second.parent.id}`, 'id_application=9193', `id=${second.id_member}`]) {
      const answer = await first.parent.get(`/api/cofundingmember/find?${asked}`);
      expect(codeOf(answer)).toEqual([404, 'object-no-exist']);
    }
  });

  it('has each co-funding with its months and dates', async () => {
    const [one] = (await find(first.parent))?.co_fundings ?? [];
    expect(one).toMatchObject({
      number: 'DOF/0041/1',
      status: 'planned',
      date_from: '2027-04-01',
      date_to: '2028-03-31',
      months_total: 12,
      months_used: 0,
      rate: 9500,
      cap: 114_000,
    });
    expect(one?.schedule[0]).toEqual({
      ...{ month: '2027-04', days: 30, limit: 114_000, status: 'open', paid: 0 },
      ...{ claim_from: '2027-05-01', claim_to: '2027-05-17', id_request: null, claim_status: null },
    });
    expect(one?.deadlines.map(({ code }) => code)).toEqual(expect.arrayContaining(['start', 'end']));
  });

  it('sees no other participant, nor their co-funding', async () => {
    const [grant] = second.ids_grant;
    const url = `/api/cofundinggrant/find?id=${grant}`;
    expect(codeOf(await first.parent.get(url))).toEqual([404, 'object-no-exist']);
    const own: CoFunding = (await second.parent.get(url)).json().data;
    expect(own.amounts.total).toBe(1_026_000);
    for (const entity of ['cofundingmember', 'cofundinggrant']) {
      const { data, count } = (await first.parent.get(`/api/${entity}/get`)).json();
      expect([count, data.length]).toEqual([1, 1]);
      expect(codeOf(await first.parent.get(`/api/${entity}/counts`))).toEqual([403, 'no-privilege']);
    }
  });
});

describe('the office', () => {
  it('lists participants by name, number and status', async () => {
    const list = async (query: string) => {
      const { data } = (await clerk.get(`/api/cofundingmember/get?${query}`)).json();
      return data.map(({ number }: { number: string }) => number);
    };
    expect(await list('')).toEqual(['UCZ/II/0041', 'UCZ/II/0042']);
    expect(await list('sort=-lastname')).toEqual(['UCZ/II/0042', 'UCZ/II/0041']);
    expect(await list('has_text=0042')).toEqual(['UCZ/II/0042']);
    expect(await list('has_text=slimak')).toEqual(['UCZ/II/0041']);
    expect(await list('status=ending')).toEqual([]);
    expect(await list('page_count=1')).toEqual(['UCZ/II/0041']);
    const counts = (await clerk.get('/api/cofundingmember/counts')).json().data;
    expect(counts).toEqual({ mine: 0, live: 2, certificates: 0, ending: 0, all: 2 });
  });

  it('lists co-funding, also of one participant', async () => {
    const list = async (query: string) => (await clerk.get(`/api/cofundinggrant/get?${query}`)).json();
    expect((await list('')).count).toBe(2);
    const [row] = (await list(`id_member=${second.id_member}`)).data;
    expect(row).toMatchObject({ number: 'DOF/0042/1', care_form: 'DZIENNY', status: 'planned' });
    const counts = (await clerk.get('/api/cofundinggrant/counts')).json().data;
    expect(counts).toEqual({ planned: 2, running: 0, suspended: 0, all: 2 });
  });

  it('leaves a trace of what it read', async () => {
    const before = (await findReadingsOf(test.app.db, first.parent.id, { limit: 100 })).length;
    await find(clerk, `id=${first.id_member}`);
    await clerk.get(`/api/cofundinggrant/find?id=${first.ids_grant[0]}`);
    await find(first.parent);
    const after = await findReadingsOf(test.app.db, first.parent.id, { limit: 100 });
    expect(after.slice(0, after.length - before).map(({ obj_type }) => obj_type)).toEqual([
      'cofundinggrant',
      'cofundingmember',
    ]);
  });

  it('sees no participant without the privilege', async () => {
    const iod = await signIn(test, 'iod');
    expect(codeOf(await iod.get(`/api/cofundingmember/find?id=${first.id_member}`))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect((await iod.get('/api/cofundinggrant/get')).json().count).toBe(0);
  });
});
