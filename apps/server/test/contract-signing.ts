import type { Contract } from '@urzad/contract';
import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { systemAuthor } from '../src/author';
import { officeOf } from '../src/office';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { makeDocument, recordDocument } from '../src/resources/documents/public';
import type { CheckUploaded, SignatureVerdict } from '../src/signatures/signature-verdict';
import { checkUploadedDocument } from '../src/signatures/uploaded-document';
import { toContractStage } from './contract-stage';
import { multipartOf } from './multipart';
import { type OfficeRegistration, officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingcontract';

/** A contract that waits for its parent. */
export interface WaitingContract extends OfficeRegistration {
  contract: Contract;
  sha256: string;
}

/** Gives a contract its document and sends it to its parent. @returns the digest of the document */
export async function sendToParent(
  { app, clock }: TestApp,
  { id, number, id_user }: Pick<Contract, 'id' | 'number' | 'id_user'>,
): Promise<string> {
  const by = systemAuthor(clock.business());
  const { data: office } = await officeOf(app.db, by.id_application);
  const subject = [{ label: 'Umowa', value: number }];
  const content = { office, title: 'Umowa', applicant: '', subject, sections: [] };
  const made = await makeDocument(app, { kind: 'PISMO', content, version_no: 1, created: by.date });
  await app.db.transaction(async (tx) => {
    const owner = refOf('cofundingcontract', id);
    await recordDocument(tx, { made, now: app.clock.now() }, { owner, id_user, status: 'frozen' }, by);
    await tx
      .update(cofundingContract)
      .set({ status: 'to_member', id_document: made.id, sent_date: by.date, sign_member_to: '2027-02-17' })
      .where(eq(cofundingContract.id, id));
  });
  return made.sha256;
}

/** Contracts on their way to the second signature. */
export function contractsToSign(test: TestApp, { clerk }: { clerk: SignedIn }) {
  const registrations = officeRegistrations(test);

  /** Prepared, initialled and sent to the parent. */
  async function toMember(): Promise<WaitingContract> {
    const found = await registrations.sent();
    await toContractStage(test, found.id);
    const prepared = await clerk.post(`${URL}/add`, { id_registration: found.id });
    const { id, number }: Contract = prepared.json().data;
    const sha256 = await sendToParent(test, { id, number, id_user: found.parent.id });
    const { contract } = (await found.parent.get(`${URL}/tosign?id=${id}`)).json().data;
    return { ...found, contract, sha256 };
  }

  /** The document as it is given out now. */
  async function fileOf({ contract }: Pick<WaitingContract, 'contract'>, who: SignedIn): Promise<Buffer> {
    const { data } = (await who.get(`${URL}/find?id=${contract.id}`)).json();
    const document = data.documents.find(({ kind }: { kind: string }) => kind !== 'KARTA_PODPISU');
    return (await test.app.inject({ url: document.url })).rawPayload;
  }

  /** Signed by the authority of the demo in the name of a person. */
  async function signedBy(who: SignedIn, bytes: Uint8Array, mail?: string): Promise<Buffer> {
    const pdf = Buffer.from(bytes).toString('base64');
    const answer = await who.post('/api/demo/sign', { pdf, ...(mail && { mail }) });
    return Buffer.from(answer.json().data.pdf, 'base64');
  }

  async function upload(who: SignedIn, bytes: Uint8Array): Promise<string> {
    const { headers, payload } = multipartOf('umowa-podpisana.pdf', bytes);
    return (await who.post('/api/base/uploadfile', payload, headers)).json().data.filename;
  }

  /** What the parent sends to hand over the contract signed by them. */
  async function signing<Found extends Pick<WaitingContract, 'parent' | 'contract' | 'sha256'>>(
    found: Found,
  ) {
    const { parent, contract, sha256 } = found;
    const filename = await upload(parent, await signedBy(parent, await fileOf(found, parent)));
    return { by: parent, found, url: `${URL}/sign?id=${contract.id}`, body: { filename, sha256 } };
  }

  async function toOffice(): Promise<WaitingContract> {
    const { by, url, body, found } = await signing(await toMember());
    const answer = await by.post(url, body);
    if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
    return { ...found, contract: answer.json().data };
  }

  return { toMember, fileOf, signedBy, upload, signing, toOffice };
}

const ISSUER = 'Demonstracyjny podpis zaufany';

/** The verdict of the server, for which the authority of the demo vouches for name, PESEL and level. */
export const trustingDemo: CheckUploaded = async ({ issued, uploaded, receivedAt }) => {
  const trust = { anchors: [], revocationLists: [] };
  const verdict = await checkUploadedDocument(issued, uploaded, { trust, receivedAt });
  const isOfDemo = verdict.signatures.every(({ cert_issuer }) => cert_issuer.includes(ISSUER));
  if (verdict.result === 'FAILED' || !isOfDemo) return verdict;
  return { result: 'TOTAL_PASSED', problems: [], signatures: verdict.signatures.map(vouched) };
};

function vouched(signature: SignatureVerdict): SignatureVerdict {
  const pesel = /PNOPL-([0-9]{11})/.exec(signature.cert_subject)?.[1] ?? null;
  return { ...signature, pesel, level: 'KWALIFIKOWANY', trusted: true, revocation: 'good', problems: [] };
}
