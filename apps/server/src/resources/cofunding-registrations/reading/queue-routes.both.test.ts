import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { grantRole } from '../../../identity/roles/held-roles';
import { user } from '../../../identity/table';
import { cofundingRegistration } from '../table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;

async function open() {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
}

describe('the queue of one registration, which nobody leads', () => {
  let ofPawel: OfficeRegistration;
  beforeAll(async () => {
    await open();
    ofPawel = await registrations.sent();
  });
  afterAll(() => test.close());

  it('shows what was sent to staff, to nobody else, and no health to those without the privilege', async () => {
    expect((await clerk.get(`${URL}/get`)).json()).toMatchObject({
      count: 1,
      data: [
        { id: ofPawel.id, number: 'FR/1-2027/00001', lastname: 'Ślimakowy', city: 'Rewal', owner: null },
      ],
    });
    const anna = await signIn(test, 'anna.przykladowa');
    expect((await anna.get(`${URL}/get`)).json()).toEqual({ data: [], count: 0 });
    expect(codeOf(await anna.get(`${URL}/counts`))).toEqual([403, 'no-privilege']);

    const observer = await signIn(test, 'obserwator');
    const seen = await registrations.seenBy(observer, ofPawel);
    expect(seen.form.firstname).toBe('Paweł');
    expect(seen.form).not.toHaveProperty('disability');
    expect(seen.documents.map(({ kind }) => kind)).not.toContain('FORMULARZ');
  });

  it('finds by text without diacritics, filters and counts its tabs', async () => {
    const countOf = async (query: string) => (await clerk.get(`${URL}/get?${query}`)).json().count;
    expect(await countOf('has_text=slimak')).toBe(1);
    const end = (await registrations.seenBy(clerk, ofPawel)).form.pesel?.slice(-4);
    expect(await countOf(`has_text=${end}`)).toBe(1);
    expect(await countOf(`has_text=slimak+${end}`)).toBe(1);
    expect(await countOf('has_text=nikt')).toBe(0);
    expect(await countOf('has_text=%25')).toBe(0);
    expect(await countOf('owner=none&status=submitted')).toBe(1);
    expect(await countOf('owner=me')).toBe(0);
    expect((await clerk.get(`${URL}/counts`)).json().data).toEqual({
      mine: 0,
      unassigned: 1,
      to_correct: 0,
      to_approve: 0,
      all: 1,
    });
  });

  it('counts what passes the filters, but for those that a tab sets itself', async () => {
    const countsOf = async (query: string) => (await clerk.get(`${URL}/counts?${query}`)).json().data;
    expect(await countsOf('has_text=nikt')).toMatchObject({ unassigned: 0, all: 0 });
    expect(await countsOf('has_text=slimak&age_to=0')).toMatchObject({ unassigned: 1, all: 1 });
    expect(await countsOf('status=reserve')).toMatchObject({ unassigned: 0, to_correct: 0, all: 0 });
    expect(await countsOf(`owner=${clerk.id}`)).toMatchObject({ unassigned: 1, all: 0 });
  });

  it('counts the call that is shown', async () => {
    const [{ id: id_call }] = (await clerk.get('/api/cofundingcall/get?status=open')).json().data;
    expect((await clerk.get(`${URL}/counts?id_call=${id_call}`)).json().data.all).toBe(1);
    expect((await clerk.get(`${URL}/counts?id_call=${id_call - 1}`)).json().data.all).toBe(0);
    expect((await clerk.get(`${URL}/officers`)).json().data).toEqual([]);
  });
});

describe('the queue of several', () => {
  beforeAll(open);
  afterAll(() => test.close());

  it('knows who leads', async () => {
    const found = await registrations.taken(clerk);
    expect((await clerk.get(`${URL}/officers`)).json().data).toEqual([
      { id: clerk.id, name: 'Piotr Pracowity' },
    ]);
    const { data } = (await clerk.get(`${URL}/get?owner=${clerk.id}`)).json();
    expect(data.map(({ id }: { id: number }) => id)).toContain(found.id);
    const mine = async () => (await clerk.get(`${URL}/counts`)).json().data.mine;
    const before = await mine();
    await registrations.done(found.parent, found, 'withdraw', { reason: 'INNE' });
    expect([before, await mine()]).toEqual([1, 0]);
    expect(codeOf(await found.parent.get(`${URL}/officers`))).toEqual([403, 'no-privilege']);
  });

  it('rings the bell of the officer in charge when a correction comes', async () => {
    const found = await registrations.returned(clerk, { zip_code: 'Popraw kod.' });
    const before = await registrations.seenBy(found.parent, found);
    const { row_version, number } = before;
    const body = { form: { ...before.form, zip_code: '72-345' }, row_version };
    await registrations.call(found.parent, found, 'set', body);
    const corrected = await registrations.seenBy(found.parent, found);
    await found.ofParent.send(await found.ofParent.sign(await found.ofParent.prepare(corrected)));

    const told = (await clerk.get('/api/basenotification/get')).json().data;
    expect(told[0].content_name).toBe(`Przyszły poprawki: ${number}`);
  });

  it('shows what is marked as a test to the test role, and nothing else to it', async () => {
    const { db } = test.app;
    const found = await registrations.sent();
    const { id: id_tester } = await signIn(test, 'pracownik2');
    const granted = {
      id_user: id_tester,
      code: 'TEST',
      date: test.clock.business(),
      reason: 'test',
    } as const;
    const id_role_active = await db.transaction((tx) => grantRole(tx, granted));
    await db.update(user).set({ id_role_active }).where(eq(user.id, id_tester));
    const tester = await signIn(test, 'pracownik2');

    expect((await tester.get(`${URL}/get`)).json()).toEqual({ data: [], count: 0 });
    expect((await tester.get(`${URL}/counts`)).json().data.all).toBe(0);
    expect(codeOf(await tester.get(`${URL}/find?id=${found.id}`))).toEqual([404, 'object-no-exist']);

    const isFound = eq(cofundingRegistration.id, found.id);
    await db.update(cofundingRegistration).set({ is_test: 'yes' }).where(isFound);
    expect((await tester.get(`${URL}/get`)).json()).toMatchObject({ count: 1, data: [{ id: found.id }] });
    const clerk = await signIn(test, 'pracownik1');
    expect(codeOf(await clerk.get(`${URL}/find?id=${found.id}`))).toEqual([404, 'object-no-exist']);
    const queue = (await clerk.get(`${URL}/get?page_count=100`)).json().data;
    expect(queue.map(({ id }: { id: number }) => id)).not.toContain(found.id);
    const ofTest = { obj_type: 'cofundingregistration', id_obj: found.id };
    const asked = { ...ofTest, kind: 'PYTANIE', form: { title: 'Test' }, body: 'Pytanie', filenames: [] };
    expect(codeOf(await clerk.post('/api/officecase/add', asked))).toEqual([404, 'object-no-exist']);
  });
});
