import { afterAll, beforeAll, expect, it } from 'vitest';
import { onePage } from '../../../test/samples';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const url = '/api/demo/sign';
const pdf = Buffer.from(await onePage());
const body = { pdf: pdf.toString('base64') };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('signs for the caller, and for whom they name', async () => {
  const marek = await signIn(test, 'marek.fikcyjny');
  for (const [mail, subject] of [
    [undefined, 'PNOPL-85062100015'],
    ['anna.przykladowa@example.com', 'PNOPL-90041200022'],
  ] as const) {
    const answer = await marek.post(url, { ...body, ...(mail && { mail }) });
    const signed = new Uint8Array(Buffer.from(answer.json().data.pdf, 'base64'));
    const receivedAt = test.clock.business();
    const { signatures } = await test.app.checkUploaded({ issued: pdf, uploaded: signed, receivedAt });
    expect(signatures).toMatchObject([{ trusted: true, cert_subject: expect.stringContaining(subject) }]);
  }
});

it('signs for nobody who is not there or not signed in, and nothing that is no PDF', async () => {
  const marek = await signIn(test, 'marek.fikcyjny');
  const stranger = await test.app.inject({ method: 'POST', url, payload: body });
  expect(codeOf(stranger)).toEqual([401, 'no-login']);
  expect(codeOf(await marek.post(url, { ...body, mail: 'nikt@example.com' }))).toEqual([
    404,
    'object-no-exist',
  ]);
  for (const text of ['PK', '%PDF-1.7\n']) {
    const none = { pdf: Buffer.from(text).toString('base64') };
    expect(codeOf(await marek.post(url, none))).toEqual([400, 'not-valid']);
  }
});

it('tells nobody on another machine the PESEL of somebody else', async () => {
  const marek = await signIn(test, 'marek.fikcyjny');
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  const other = { ...body, mail: 'anna.przykladowa@example.com' };
  expect(codeOf(await marek.post(url, other, proxied))).toEqual([404, 'object-no-exist']);
  const own = { ...body, mail: 'marek.fikcyjny@example.com' };
  expect((await marek.post(url, own, proxied)).statusCode).toBe(200);
});

it('is not there outside of a demo', async () => {
  const office = await testApp({ settings: { DEMO: 'no' } });
  const answer = await office.app.inject({ method: 'POST', url, payload: body });
  expect(answer.statusCode).toBe(404);
  expect(office.app.demoSigning).toBeUndefined();
  await office.close();
});
