import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessions } from '../../../../test/accessions';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { signedForms } from '../../../../test/signed-forms';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
let forms: ReturnType<typeof signedForms>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
  forms = signedForms(test);
});
afterAll(() => test.close());

/** A registration of this test alone whose form waits for its signature. */
async function waiting() {
  const { child, parent, ofParent } = await registrations.family();
  const registration = await ofParent.prepare(await ofParent.fill(child));
  return { by: parent, registration, url: `${URL}/signfile?id=${registration.id}` };
}

async function signing() {
  const found = await waiting();
  return { ...found, body: await forms.signing(found.by, found.registration) };
}

describeWrite('signfile', () => test, {
  act: signing,
  other: async () => [
    [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
  ],
  async twice({ by, registration }, done) {
    const { status, documents } = done.json().data;
    expect(status).toBe('signed');
    expect(documents.find(({ kind }: { kind: string }) => kind === 'FORMULARZ')).toMatchObject({
      status: 'signed',
      signatures: [{ signer_kind: 'CITIZEN', provider: 'UPLOAD_PADES' }],
    });
    const sent = await by.post(`${URL}/send?id=${registration.id}`, {});
    expect(sent.json().data.status).toBe('submitted');
  },
});

describe('a form that came back signed', () => {
  it('is judged without being signed', async () => {
    const { by, registration, body } = await signing();
    const { id_document, filename } = body;
    const answer = await by.post(`${URL}/checksigned?id=${registration.id}`, { id_document, filename });
    expect(answer.json().data).toMatchObject({ result: 'TOTAL_PASSED', owner: 'signer' });
    const found = (await by.get(`${URL}/find?id=${registration.id}`)).json().data;
    expect(found.status).toBe('to_sign');
  });

  it.each(['another-person', 'broken-signature'] as const)('is refused: %s', async (code) => {
    const { by, registration, url } = await waiting();
    const { document, bytes } = await forms.waiting(registration);
    const signed = await forms.signedBy(by, bytes);
    const files = {
      'another-person': await forms.signedBy(by, bytes, 'anna.przykladowa@example.com'),
      'broken-signature': Buffer.concat([signed, Buffer.from(' ')]),
    };
    const filename = await forms.upload(by, files[code]);
    const answer = await by.post(url, { id_document: document.id, sha256: document.sha256, filename });
    expect(answer.json()).toEqual({ code: 'not-valid', data: { filename: code } });
  });

  it('counts for the form of participant’s data too', async () => {
    const of = accessions(test, registrations);
    const found = await of.qualified(clerk);
    const prepared = await of.walkOf(found).preparePersonalData(await of.seenByParent(found));
    const body = await forms.signing(found.parent, prepared, 'PERSONAL_DATA');
    const answer = await found.parent.post(`${URL}/signfile?id=${found.id}`, body);
    expect(answer.json().data.accession.is_signed).toBe('yes');
  });
});

it('is refused in every way that the office does not take', async () => {
  const { by, registration, url, body } = await signing();
  const { signPolicy } = test.app.config;
  const { FORMULARZ } = signPolicy;
  test.app.config.signPolicy = { ...signPolicy, FORMULARZ: { citizen: ['PORTAL_CODE'], office: [] } };
  expect((await by.post(url, body)).json()).toEqual({ code: 'illegal-step', data: { reason: 'method' } });
  test.app.config.signPolicy = { ...signPolicy, FORMULARZ: { citizen: ['UPLOAD_PADES'], office: [] } };
  const code = await by.post(`${URL}/signcode?id=${registration.id}`, { id_document: body.id_document });
  expect(code.json().data).toEqual({ reason: 'method' });
  test.app.config.signPolicy = { ...signPolicy, FORMULARZ };
});
