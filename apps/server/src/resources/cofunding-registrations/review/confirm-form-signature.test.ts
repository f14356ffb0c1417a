import type { Registration } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marksFor, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { signedForms } from '../../../../test/signed-forms';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';

const URL = '/api/cofundingregistration';
const REASON = 'Podpis sprawdzono telefonicznie.';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
let forms: ReturnType<typeof signedForms>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  registrations = officeRegistrations(test);
  forms = signedForms(test);
});
afterAll(() => test.close());

const seenBy = async (who: SignedIn, id: number): Promise<Registration> =>
  (await who.get(`${URL}/find?id=${id}`)).json().data;

/** A sent application whose form somebody unknown to every list has certified, led by the clerk. */
async function unclear() {
  const { child, parent, ofParent } = await registrations.family();
  const registration = await ofParent.prepare(await ofParent.fill(child));
  const { document, bytes } = await forms.waiting(registration);
  const { firstname, lastname } = registration.form;
  const filename = await forms.upload(parent, await forms.signedUnclearly(`${firstname} ${lastname}`, bytes));
  const body = { id_document: document.id, sha256: document.sha256, filename };
  const { id } = registration;
  expect((await parent.post(`${URL}/signfile?id=${id}`, body)).json().data.status).toBe('signed');
  expect((await parent.post(`${URL}/send?id=${id}`, {})).json().data.status).toBe('submitted');
  await clerk.post(`${URL}/take?id=${id}`, {});
  return { id, parent, id_document: document.id };
}

async function confirming() {
  const { id, parent, id_document } = await unclear();
  const { row_version } = await seenBy(clerk, id);
  const body = { row_version, id_document, reason: REASON };
  return { by: clerk, url: `${URL}/confirmsignature?id=${id}`, body, id, parent };
}

describeWrite('confirmsignature', () => test, {
  act: confirming,
  other: async ({ parent }) => [
    [parent, 403, 'no-privilege'],
    [second, 403, 'no-privilege'],
  ],
  async twice({ id, parent }) {
    const found = await seenBy(clerk, id);
    expect(found.unclear_signatures).toMatchObject([
      { verdict: { result: 'INDETERMINATE' }, confirmed: { reason: REASON } },
    ]);
    expect(found.steps).not.toContain('confirmSignature');
    expect((await seenBy(parent, id)).unclear_signatures).toEqual([]);
  },
});

describe('points for a form whose signature is unclear', () => {
  it('are refused until who leads the application has confirmed it', async () => {
    const { id, id_document } = await unclear();
    const found = await seenBy(clerk, id);
    expect(found.steps).toContain('confirmSignature');
    const marked = await clerk.post(`${URL}/review?id=${id}`, {
      ...{ row_version: found.row_version, marks: marksFor(found) },
    });
    const points = ({ row_version, points_auto }: Registration) => ({
      ...{ row_version, points_final: points_auto ?? 0 },
    });
    const refused = await clerk.post(`${URL}/score?id=${id}`, points(marked.json().data));
    expect([codeOf(refused), refused.json().data.reason]).toEqual([[409, 'illegal-step'], 'signature']);

    const { row_version } = await seenBy(clerk, id);
    const body = { row_version, id_document, reason: REASON };
    const confirmed = await clerk.post(`${URL}/confirmsignature?id=${id}`, body);
    const scored = await clerk.post(`${URL}/score?id=${id}`, points(confirmed.json().data));
    expect(scored.json().data.status).toBe('scored');
    expect((await verifyLog(test.app.db)).broken).toEqual([]);
  });
});
