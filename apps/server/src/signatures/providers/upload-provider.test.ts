import { expect, it } from 'vitest';
import { testClock } from '../../../test/test-clock';
import type { SignatureVerdict } from '../signature-verdict';
import { uploadProvider } from './upload-provider';

const ANNA = { id_user: 1, side: 'CITIZEN', name: 'Anna Przykładowa', pesel: '90041200022' } as const;
const ISSUED = new Uint8Array(100);

const SIGNATURE: SignatureVerdict = {
  ...{ kind: 'person', name: 'Anna Przykładowa', given_name: 'Anna', surname: 'Przykładowa' },
  ...{ pesel: '90041200022', number: 'pesel', organisation: null, cert_subject: '', cert_issuer: '' },
  ...{ cert_serial: '01', cert_valid_to: null, level: 'ZAUFANY', trusted: true, revocation: 'good' },
  moment: { at: new Date('2027-02-10T08:00:00Z'), from: 'receipt' },
  ...{ claimed_at: null, revision_end: 200, problems: [] },
};

/** The report on a file whose signatures hold. */
async function reportOn(...signatures: Partial<SignatureVerdict>[]) {
  const provider = uploadProvider({
    clock: testClock(),
    checkUploaded: async () => ({
      result: 'TOTAL_PASSED',
      problems: [],
      signatures: signatures.map((signature) => ({ ...SIGNATURE, ...signature })),
    }),
  });
  const document = { id: 1, sha256: '', issued: async () => ISSUED, read: async () => ISSUED };
  return provider.verify(new Uint8Array(200), { document, signer: ANNA });
}

it.each(['ZAUFANY', 'OSOBISTY', 'KWALIFIKOWANY'] as const)(
  'takes a signature of the level %s',
  async (level) => {
    expect(await reportOn({ level })).toMatchObject({ result: 'TOTAL_PASSED', problems: [] });
  },
);

it.each(['ZAAWANSOWANY', 'PIECZEC', 'DOKUMENTOWA'] as const)('refuses one of the level %s', async (level) => {
  const refused = { result: 'FAILED', problems: ['level-too-low'] };
  expect(await reportOn({ level })).toMatchObject(refused);
  expect(await reportOn({}, { level })).toMatchObject(refused);
});

it('leaves the level of an authority that nobody knows to its verdict', async () => {
  expect((await reportOn({ level: null, trusted: false })).problems).toEqual([]);
});

it('refuses a file to which nothing was added since it was given out', async () => {
  const none = await reportOn({ revision_end: 100 });
  expect(none).toMatchObject({ result: 'FAILED', problems: ['not-signed'] });
});
