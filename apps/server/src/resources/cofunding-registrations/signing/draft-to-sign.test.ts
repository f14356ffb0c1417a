import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftOf, parentOf } from '../../../../test/drafts';
import { multipartOf } from '../../../../test/multipart';
import { IGA, IGNACY, registrationOf } from '../../../../test/registration';
import { mp3 } from '../../../../test/samples';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { baseFile } from '../../uploads/table';

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

describe('attach and detach', () => {
  it('takes one’s own upload once, and lets it go again', async () => {
    const { who, steps, draft, current } = await draftOf(test, 'marek.fikcyjny');
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

  it('lets a file go whose bytes the store fails to remove, and leaves them to the sweep', async () => {
    const { who, steps, draft, current } = ewa;
    const filename = await steps.upload();
    await who.post(`${URL}/attach?id=${draft.id}`, { filename, kind: 'ZASW_PRACODAWCA' });
    const { files, db } = test.app;
    const { remove } = files;
    const fail = async () => {
      throw new Error('503');
    };
    files.remove = fail;
    const [file] = (await current()).attachments;
    const answer = await who.post(`${URL}/detach?id=${draft.id}`, { id_file: file?.id });
    files.remove = remove;
    expect(answer.statusCode).toBe(200);
    expect(await db.select().from(baseFile).where(eq(baseFile.filename, filename))).toEqual([]);
  });

  it('takes no recording, which may be uploaded for something else', async () => {
    const { who, draft } = ewa;
    const { headers, payload } = multipartOf('rozmowa.mp3', mp3());
    const upload = await who.post('/api/base/uploadfile?purpose=audio', payload, headers);
    const body = { filename: upload.json().data.filename, kind: 'INNY' };
    const answer = await who.post(`${URL}/attach?id=${draft.id}`, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'not-valid', data: { filename: 'extension' } },
    ]);
  });

  it('takes thirty files and no more', async () => {
    const { who, steps, draft } = await draftOf(test, 'iwona.zmyslona');
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
    const { who, steps, draft, current, set } = await draftOf(test, 'lucja.cwiczebna');
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
    const { who, steps } = await parentOf(test, 'zaneta.geslowa');
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
    const { who, steps } = await parentOf(test, 'bartlomiej.cwierc-nowakowski');
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
    const anna = await parentOf(test, 'anna.przykladowa');
    await anna.steps.sent(IGA);

    const other = await parentOf(test, 'sliwka.testowa');
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
    const acting = await signIn(test, 'ewa.probna', { id_user_main: (await signIn(test, 'kierownik')).id });
    const answer = await acting.post(`${URL}/${step}?id=${ewa.draft.id}`, payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'no-privilege', data: { reason: 'acting' } },
    ]);
  });
});
