import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf, parentOf } from '../../../../test/drafts';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { cofundingRegistration } from '../table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let sliwka: SignedIn;
/** A draft for tests that change nothing; the others create one for a parent of their own. */
let ewa: Awaited<ReturnType<typeof draftOf>>;

beforeAll(async () => {
  test = await testApp();
  sliwka = await signIn(test, 'sliwka.testowa');
  ewa = await draftOf(test, 'ewa.probna');
});
afterAll(() => test.close());

describe('the registration that a path means by itself', () => {
  it.each(['sign', 'send'])('is nothing for a new parent: current=%s', async (current) => {
    const answer = await sliwka.get(`${URL}/find?current=${current}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);
  });

  it('is a 404 by an id that is not there, and asks for a sign-in', async () => {
    expect(codeOf(await sliwka.get(`${URL}/find?id=2147483647`))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await test.app.inject(`${URL}/find?current=send`))).toEqual([401, 'no-login']);
  });
});

describe('add', () => {
  it('begins with what the account knows and with a clause to read; twice at once makes one', async () => {
    const pawel = await signIn(test, 'pawel.slimakowy');
    const calls = (await pawel.get('/api/cofundingcall/get?status=open')).json().data;
    const [first, second] = await Promise.all([
      pawel.post(`${URL}/add`, { id_call: calls[0].id }),
      pawel.post(`${URL}/add`, { id_call: calls[0].id }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);

    const { data } = (first.statusCode === 200 ? first : second).json();
    expect(data).toMatchObject({
      status: 'draft',
      number: `szkic-${data.id}`,
      version_no: 1,
      clause: { status: 'to_sign' },
      form: { firstname: 'Paweł', lastname: 'Ślimakowy', pesel: '87010100030', city: 'Rewal' },
    });
    expect(data.documents).toMatchObject([{ kind: 'KLAUZULA', status: 'frozen' }]);
    expect(data.history).toMatchObject([{ status: 'draft' }]);
  });

  it('answers a repeated key with the same registration', async () => {
    const tomasz = await signIn(test, 'tomasz.wymyslony');
    const calls = (await tomasz.get('/api/cofundingcall/get?status=open')).json().data;
    const key = { 'idempotency-key': 'one-form-instance' };
    const first = await tomasz.post(`${URL}/add`, { id_call: calls[0].id }, key);
    const second = await tomasz.post(`${URL}/add`, { id_call: calls[0].id }, key);
    expect([first.json().data.id, second.statusCode]).toEqual([second.json().data.id, 200]);
  });

  it('refuses strangers, calls nobody announced, and calls that are over', async () => {
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/add`, payload: { id_call: 1 } });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    const anna = await signIn(test, 'anna.przykladowa');
    expect(codeOf(await anna.post(`${URL}/add`, { id_call: 999 }))).toEqual([404, 'object-no-exist']);

    const settled = (await anna.get('/api/cofundingcall/get?status=settled')).json().data[0];
    const answer = await anna.post(`${URL}/add`, { id_call: settled.id });
    expect(answer.json()).toEqual({ code: 'illegal-step', data: { reason: 'call-closed' } });
  });

  it('makes thirty documents a minute for one person and no more', async () => {
    const roza = await signIn(test, 'roza.makietowa');
    const [call] = (await roza.get('/api/cofundingcall/get?status=open')).json().data;
    const documents = { name: 'document', max: 30, windowMs: 60_000 };
    for (let made = 0; made < 30; made += 1) test.app.limits.take(documents, String(roza.id));

    const answer = await roza.post(`${URL}/add`, { id_call: call.id });
    expect(codeOf(answer)).toEqual([429, 'too-many-requests']);
  });
});

describe('set', () => {
  it('waits for the clause to be read, then keeps what is typed, right or wrong', async () => {
    const { who, steps } = await parentOf(test, 'joanna.zolwinska');
    const draft = await steps.add();
    const body = { form: { ...draft.form, pesel: '123' }, row_version: draft.row_version };
    expect((await who.post(`${URL}/set?id=${draft.id}`, body)).json().data).toEqual({
      reason: 'clause-to-sign',
    });

    await steps.signClause(draft);
    const answer = await who.post(`${URL}/set?id=${draft.id}`, body);
    expect(answer.json().data).toMatchObject({ id: draft.id, row_version: draft.row_version + 1 });
    expect((await steps.find(draft.id)).form.pesel).toBe('123');
  });

  it('stores the version of the form, and reads drafts from before versions', async () => {
    const stored = { version: sql`${cofundingRegistration.form} ->> 'form_version'` };
    const isEwas = eq(cofundingRegistration.id, ewa.draft.id);
    const { db } = test.app;
    expect(await db.select(stored).from(cofundingRegistration).where(isEwas)).toEqual([{ version: '0' }]);

    await db.execute(
      sql`update cofundingregistration set form = form - 'form_version' where id = ${ewa.draft.id}`,
    );
    expect((await ewa.current()).form).toEqual(ewa.draft.form);
  });

  it('keeps what follows from other answers, whatever is sent in its place', async () => {
    const { draft, current, set } = await draftOf(test, 'oksana.demonstracyjna');
    const answers = { citizenship: 'UA', labour_status: 'pracujaca_macierzynski', disability: 'ODMOWA' };
    const contradicting = { third_country: 'NIE', leave_kind: 'ojcowski', crit_parent_dis: 'yes' };

    expect((await set({ ...draft.form, ...answers, ...contradicting })).statusCode).toBe(200);
    expect((await current()).form).toMatchObject({
      ...answers,
      third_country: 'TAK',
      leave_kind: 'macierzynski',
      crit_parent_dis: 'no',
    });
  });

  it('refuses a stranger, somebody else, and a field that no form has', async () => {
    const { id, form, row_version } = ewa.draft;
    const body = { form, row_version };
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/set?id=${id}`, payload: body });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    expect(codeOf(await sliwka.post(`${URL}/set?id=${id}`, body))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await sliwka.get(`${URL}/find?id=${id}`))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await ewa.set({ ...form, points_final: 100 }))).toEqual([400, 'not-valid']);
  });

  it('shows both versions when two tabs save at once', async () => {
    const { draft, set } = await draftOf(test, 'katarzyna.wzorcowa');
    const answers = await Promise.all(
      ['Anna', 'Ewa'].map((secondname) => set({ ...draft.form, secondname })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const { code, data } = answers.find((answer) => answer.statusCode === 409)?.json() ?? {};
    expect(code).toBe('conflict');
    expect([data.stored.form.secondname, data.given.form.secondname].sort()).toEqual(['Anna', 'Ewa']);
  });

  it('puts no answer into the log, only what was called', async () => {
    const { draft, set } = await draftOf(test, 'grazyna.zrodlana');
    expect((await set({ ...draft.form, pesel: '87010100030' })).statusCode).toBe(200);
    expect(test.logLines.join('')).toContain(`${URL}/set`);
    expect(test.logLines.join('')).not.toContain('87010100030');
  });
});
