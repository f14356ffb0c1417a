import { afterAll, beforeAll, expect } from 'vitest';
import { officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';

const URL = '/api/cofundingannex';
const MINUTE_MS = 61_000;

let test: TestApp;
let clerk: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;

// Annexes are signed in the portal only where the office says so.
beforeAll(async () => {
  test = await testApp({ settings: { SIGN_POLICY: 'UMOWA=PORTAL_CODE,UPLOAD_PADES' } });
  clerk = await signIn(test, 'pracownik1');
  const manager = await signIn(test, 'kierownik');
  annexes = officeAnnexes(test, { clerk, manager, director: await signIn(test, 'dyrektor') });
});
afterAll(() => test.close());

const others = async (): Promise<[SignedIn, 404, 'object-no-exist'][]> => [
  [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
  [clerk, 404, 'object-no-exist'],
];

async function asking() {
  test.clock.advance(MINUTE_MS);
  const of = await annexes.toMember();
  const document = (await annexes.seenBy(of.found.parent, of)).documents[0];
  return {
    ...{ by: of.found.parent, of, sha256: document?.sha256, url: `${URL}/signcode?id=${of.id}` },
    body: { id_document: document?.id },
  };
}

async function signing() {
  const { by, of, sha256, url, body } = await asking();
  const sent = await by.post(url, body);
  if (sent.statusCode !== 200) throw new Error(`signcode: ${sent.body}`);
  const code = await test.codeFor(of.found.mail);
  return {
    ...{ by, of, url: url.replace('/signcode?', '/signbycode?') },
    body: { ...body, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' },
  };
}

describeWrite('signcode', () => test, {
  act: asking,
  other: others,
  later: 429,
  async wrongStatus() {
    const { by, of, url, body } = await asking();
    await annexes.done(clerk, of, 'returntodraft', { return_reason: 'DANE', reason: 'Błąd w nazwisku.' });
    return { by, url, body };
  },
  async twice({ of }) {
    const page = `/cofundingcontracts/annexsign/${of.id}`;
    const letters = await test.emailsTo(of.found.mail);
    const codes = letters.filter(({ subject, text }) => /^[0-9]{6} /.test(subject) && text.includes(page));
    expect(codes).toHaveLength(1);
  },
});

describeWrite('signbycode', () => test, {
  act: signing,
  other: others,
  async twice({ of }) {
    expect(await annexes.seenBy(of.found.parent, of)).toMatchObject({
      status: 'to_office',
      documents: [
        { status: 'partially_signed', signatures: [{ signer_kind: 'CITIZEN', provider: 'PORTAL_CODE' }] },
      ],
    });
  },
});
