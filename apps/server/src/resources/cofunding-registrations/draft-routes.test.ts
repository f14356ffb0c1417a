import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { baseFile } from '../uploads/table';
import { cofundingRegistration } from './table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let sliwka: SignedIn;
/** A draft for tests that change nothing; the others create one for a parent of their own. */
let ewa: Awaited<ReturnType<typeof draftOf>>;

beforeAll(async () => {
  test = await testApp();
  sliwka = await signIn(test, 'sliwka.testowa');
  ewa = await draftOf('ewa.probna');
});
afterAll(() => test.close());

async function parent(name: string) {
  const who = await signIn(test, name);
  return { who, steps: registrationOf(test, who, `${name}@example.com`) };
}

/** A new registration whose clause was read. */
async function draftOf(name: string) {
  const { who, steps } = await parent(name);
  const draft = await steps.signClause(await steps.add());
  const current = () => steps.find(draft.id);
  const set = (form: object, row_version = draft.row_version) =>
    who.post(`${URL}/set?id=${draft.id}`, { form, row_version });
  return { who, steps, draft, current, set };
}

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).code,
];

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
    const { who, steps } = await parent('joanna.zolwinska');
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
    const { draft, current, set } = await draftOf('oksana.demonstracyjna');
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
    const { draft, set } = await draftOf('katarzyna.wzorcowa');
    const answers = await Promise.all(
      ['Anna', 'Ewa'].map((secondname) => set({ ...draft.form, secondname })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const { code, data } = answers.find((answer) => answer.statusCode === 409)?.json() ?? {};
    expect(code).toBe('conflict');
    expect([data.stored.form.secondname, data.given.form.secondname].sort()).toEqual(['Anna', 'Ewa']);
  });

  it('puts no answer into the log, only what was called', async () => {
    const { draft, set } = await draftOf('grazyna.zrodlana');
    expect((await set({ ...draft.form, pesel: '87010100030' })).statusCode).toBe(200);
    expect(test.logLines.join('')).toContain(`${URL}/set`);
    expect(test.logLines.join('')).not.toContain('87010100030');
  });
});

describe('attach and detach', () => {
  it('takes one’s own upload once, and lets it go again', async () => {
    const { who, steps, draft, current } = await draftOf('marek.fikcyjny');
    const body = { filename: await steps.upload(), kind: 'ZASW_PRACODAWCA' };
    const attach = () => who.post(`${URL}/attach?id=${draft.id}`, body);
    const answers = await Promise.all([attach(), attach()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404]);

    const [file] = (await current()).attachments;
    expect(file).toMatchObject({ name: 'zaświadczenie.pdf', kind: 'ZASW_PRACODAWCA', size: 2_000 });
    expect((await test.app.inject({ url: file?.url ?? '' })).statusCode).toBe(200);

    await who.post(`${URL}/detach?id=${draft.id}`, { id_file: file?.id });
    expect((await current()).attachments).toEqual([]);
    expect((await test.app.inject({ url: file?.url ?? '' })).statusCode).toBe(404);
  });

  it('takes thirty files and no more', async () => {
    const { who, steps, draft } = await draftOf('iwona.zmyslona');
    const attach = async () =>
      who.post(`${URL}/attach?id=${draft.id}`, { filename: await steps.upload(), kind: 'INNY' });
    await attach();
    const { db } = test.app;
    const isAttached = and(eq(baseFile.obj_type, 'cofundingregistration'), eq(baseFile.id_obj, draft.id));
    const [row] = await db.select().from(baseFile).where(isAttached);
    if (!row) throw new Error('Nothing was attached.');
    const copies = Array.from({ length: 28 }, (_, at) => ({
      ...row,
      id: undefined,
      uuid: undefined,
      filename: `copy-${at}`,
    }));
    await db.insert(baseFile).values(copies);

    expect((await attach()).statusCode).toBe(200);
    const answer = await attach();
    expect(answer.json()).toEqual({ code: 'not-valid', data: { attachments: 'is-too-big' } });
  });

  it('refuses another person’s upload and another person’s registration', async () => {
    const { id } = ewa.draft;
    const foreign = await registrationOf(test, sliwka, 'sliwka.testowa@example.com').upload();
    const body = { filename: foreign, kind: 'INNY' };
    expect(codeOf(await ewa.who.post(`${URL}/attach?id=${id}`, body))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await sliwka.post(`${URL}/attach?id=${id}`, body))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await sliwka.post(`${URL}/detach?id=${id}`, { id_file: 1 }))).toEqual([
      404,
      'object-no-exist',
    ]);
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/attach?id=${id}`, payload: body });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
  });
});

describe('tosign', () => {
  it('names every field that keeps the form from being signed, and keeps the draft', async () => {
    const { who, steps, draft, current, set } = await draftOf('lucja.cwiczebna');
    const child = { ...IGNACY, pesel: '23260100084' };
    await set(steps.formOf(draft, child, { employer_nip: '0000000018', phone: '' }));

    const { row_version } = await current();
    const answer = await who.post(`${URL}/tosign?id=${draft.id}`, { row_version });
    expect(answer.json()).toEqual({
      code: 'not-valid',
      data: {
        phone: 'is-empty',
        employer_nip: 'not-valid-nip',
        'children.0.pesel': 'not-eligible-e4',
        'attachments.ZASW_PRACODAWCA': 'no-file',
      },
    });
    expect((await current()).status).toBe('draft');
  });

  it('freezes the form as a document, once, and gives it back for editing', async () => {
    const { who, steps } = await parent('zaneta.geslowa');
    const { id, row_version } = await steps.fill(IGNACY);
    const prepare = () => who.post(`${URL}/tosign?id=${id}`, { row_version });
    const answers = await Promise.all([prepare(), prepare()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);

    const waiting = await steps.find(id);
    expect(waiting.status).toBe('to_sign');
    expect(waiting.steps).toEqual(['reopen', 'sign']);
    expect(waiting.documents.filter(({ kind }) => kind === 'FORMULARZ')).toHaveLength(1);
    expect((await who.get(`${URL}/find?current=sign`)).json().data.id).toBe(id);

    expect((await who.post(`${URL}/edit?id=${id}`)).json().data).toMatchObject({ status: 'draft' });
    expect((await steps.find(id)).documents.map(({ kind }) => kind)).toEqual(['KLAUZULA']);
  });

  it('refuses a stranger, somebody else and a stale version', async () => {
    const { id, row_version } = ewa.draft;
    const url = `${URL}/tosign?id=${id}`;
    const payload = { row_version };
    expect(codeOf(await test.app.inject({ method: 'POST', url, payload }))).toEqual([401, 'no-login']);
    expect(codeOf(await sliwka.post(url, payload))).toEqual([404, 'object-no-exist']);
    const stale = await ewa.who.post(url, { row_version: row_version + 1 });
    expect(codeOf(stale)).toEqual([409, 'conflict']);
  });

  it('answers a repeated request alike when the first answer was lost on the way', async () => {
    const { who, steps } = await parent('bartlomiej.cwierc-nowakowski');
    const { id, row_version } = await steps.fill(IGNACY);
    const prepare = (version: number) =>
      who.post(`${URL}/tosign?id=${id}`, { row_version: version }, { 'idempotency-key': 'prepare-it-once' });
    const [first, again] = [await prepare(row_version), await prepare(row_version)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json().data.documents.map((document: { id: number }) => document.id)).toEqual(
      first.json().data.documents.map((document: { id: number }) => document.id),
    );
    expect(codeOf(await prepare(row_version + 1))).toEqual([409, 'conflict']);
  });

  it('refuses a child that another parent has already sent', async () => {
    const anna = await parent('anna.przykladowa');
    await anna.steps.sent(IGA);

    const other = await parent('sliwka.testowa');
    const { id, row_version } = await other.steps.fill(IGA);
    const answer = await other.who.post(`${URL}/tosign?id=${id}`, { row_version });
    expect(answer.json().data).toEqual({ 'children.0.pesel': 'not-eligible-e12' });
  });
});

describe('the steps of the owner', () => {
  const STEPS: [string, object][] = [
    ['attach', { filename: 'x', kind: 'INNY' }],
    ['detach', { id_file: 1 }],
    ['edit', {}],
    ['signcode', { id_document: 1 }],
    ['send', {}],
  ];

  it.each(STEPS)('are refused to a stranger and to somebody else: %s', async (step, payload) => {
    const url = `${URL}/${step}?id=${ewa.draft.id}`;
    expect(codeOf(await test.app.inject({ method: 'POST', url, payload }))).toEqual([401, 'no-login']);
    expect(codeOf(await sliwka.post(url, payload))).toEqual([404, 'object-no-exist']);
    const clerk = await signIn(test, 'pracownik1');
    expect(codeOf(await clerk.post(url, payload))).toEqual([403, 'no-privilege']);
  });

  it.each([
    ['signcode', { id_document: 1 }],
    ['send', {}],
  ])('are no action of somebody who acts for the owner: %s', async (step, payload) => {
    const clerk = await signIn(test, 'pracownik1');
    const acting = await signIn(test, 'ewa.probna', { id_user_main: clerk.id });
    const answer = await acting.post(`${URL}/${step}?id=${ewa.draft.id}`, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'no-privilege', data: { reason: 'acting' } },
    ]);
  });
});
