import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipartOf, pdfOf } from '../../../test/multipart';
import { png } from '../../../test/samples';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

const SET = '/api/user/accountset';
const ME = '/api/user/find?by_token=1';

let test: TestApp;
let anna: SignedIn;
let ewa: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  ewa = await signIn(test, 'ewa.probna');
});
afterAll(() => test.close());

async function upload(by: SignedIn, name: string, bytes: Uint8Array, purpose: string) {
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await by.post(`/api/base/uploadfile?purpose=${purpose}`, payload, headers);
  return answer.json().data.filename as string;
}

const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode;

describe('the picture of a person', () => {
  it('is served by its address, replaced and taken away', async () => {
    const first = await upload(anna, 'ja.png', await png(), 'avatar');
    const { avatar, avatar_url } = (await anna.post(SET, { avatar: first })).json().data;
    expect(avatar).toBe(first);
    expect(await statusOf(avatar_url)).toBe(200);
    test.clock.advance(11 * 60 * 60 * 1000);
    expect(await statusOf(avatar_url)).toBe(200);

    [anna, ewa] = [await signIn(test, 'anna.przykladowa'), await signIn(test, 'ewa.probna')];
    const second = await upload(anna, 'ja2.png', await png(), 'avatar');
    await anna.post(SET, { avatar: second });
    expect(await statusOf(avatar_url)).toBe(404);
    // Sent again, as a form does that changed something else.
    expect((await anna.post(SET, { avatar: second, phone: '000 000 011' })).statusCode).toBe(200);

    const without = (await anna.post(SET, { avatar: '' })).json().data;
    expect([without.avatar, without.avatar_url]).toEqual([null, null]);
  });

  it('is no file of somebody else and no document', async () => {
    const hers = await upload(ewa, 'ewa.png', await png(), 'avatar');
    const taken = await anna.post(SET, { avatar: hers });
    expect([taken.statusCode, taken.json().data]).toEqual([400, { avatar: 'no-file' }]);
    const document = await upload(anna, 'pismo.pdf', pdfOf(100), 'attachment');
    expect((await anna.post(SET, { avatar: document })).json().data).toEqual({ avatar: 'extension' });
  });
});

describe('the certificate of a disability', () => {
  it('is kept with its day and its name, and goes with the answer', async () => {
    const disabled_file = await upload(anna, 'orzeczenie.pdf', pdfOf(100), 'attachment');
    const change = { disabled: 'yes', disabled_date: '2020-05-04', disabled_file };
    const { data } = (await anna.post(SET, change)).json();
    expect(data).toMatchObject({ ...change, disabled_file_info: { name: 'orzeczenie.pdf' } });
    expect(await statusOf(data.disabled_file_info.url)).toBe(200);

    await anna.post(SET, { disabled: 'no' });
    const after = (await anna.get(ME)).json().data;
    expect([after.disabled, after.disabled_date, after.disabled_file]).toEqual(['no', null, null]);
    expect(await statusOf(data.disabled_file_info.url)).toBe(404);
  });

  it.each([
    [{ disabled: 'yes', disabled_date: '2099-01-01' }, { disabled_date: 'is-in-future' }],
    [
      { bank_account_number: '74 9990 0000 0000 0000 0000 0002' },
      { bank_account_number: 'not-valid-bank-account' },
    ],
  ])('is refused with a wrong answer: %j', async (change, data) => {
    const answer = await anna.post(SET, change);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'not-valid', data }]);
  });
});

describe('an account that was changed in another window', () => {
  it('is not written over: the version that was read is named', async () => {
    const { row_version } = (await ewa.get(ME)).json().data;
    expect((await ewa.post(SET, { location_street: 'Nowa', row_version })).statusCode).toBe(200);
    const late = await ewa.post(SET, { location_street: 'Stara', row_version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await ewa.get(ME)).json().data.location_street).toBe('Nowa');
  });

  it('is written once when it is changed twice at once', async () => {
    const { row_version } = (await ewa.get(ME)).json().data;
    const both = await Promise.all(
      ['Pierwsza', 'Druga'].map((location_street) => ewa.post(SET, { location_street, row_version })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

it('tells the owner of a new account number in the portal and by a letter, in their language', async () => {
  const mail = 'ewa.probna@example.com';
  await ewa.post(SET, { bank_account_number: '61109010140000071219812874' });
  expect((await test.emailsTo(mail))[0]?.subject).toBe('Numer rachunku na Twoim koncie został zmieniony');
  const [told] = (await ewa.get('/api/basenotification/get')).json().data;
  expect(told.content_name).toBe('Numer rachunku na Twoim koncie został zmieniony');

  await ewa.post('/api/baseconfig/usersetmany', { language: 'en' });
  await ewa.post(SET, { bank_account_number: '' });
  expect((await test.emailsTo(mail))[0]?.subject).toBe('The account number in your account has been changed');
});
