import { PDF } from '@libpdf/core';
import type { Contract } from '@urzad/contract';
import { padesSeal } from '../src/signatures/pades-seal';
import { aSigner } from '../src/signatures/testing/signers';
import { multipartOf } from './multipart';
import { officeContracts } from './office-contracts';
import type { OfficeRegistration } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingcontract';

/** A contract that waits for its parent. */
export interface WaitingContract extends OfficeRegistration {
  contract: Contract;
  sha256: string;
}

/** Contracts on their way to the second signature. */
export function contractsToSign(test: TestApp, { clerk, manager }: Record<'clerk' | 'manager', SignedIn>) {
  const contracts = officeContracts(test);

  /** Prepared, initialled and sent to the parent. */
  async function toMember(): Promise<WaitingContract> {
    const { id, found } = await contracts.sentToParent(clerk, manager);
    const { contract } = (await found.parent.get(`${URL}/tosign?id=${id}`)).json().data;
    return { ...found, contract, sha256: digestOf(contract) };
  }

  /** The same, after it went back to its preparation. */
  async function sendAgain(found: WaitingContract): Promise<WaitingContract> {
    const of = { id: found.contract.id, found };
    await contracts.done(clerk, of, 'askinitials');
    await contracts.done(manager, of, 'initial');
    const contract = await contracts.seenBy(found.parent, of);
    return { ...found, contract, sha256: digestOf(contract) };
  }

  /** The document as it is given out now. */
  async function fileOf({ contract }: Pick<WaitingContract, 'contract'>, who: SignedIn): Promise<Buffer> {
    const { data } = (await who.get(`${URL}/find?id=${contract.id}`)).json();
    const document = data.documents.find(({ kind }: { kind: string }) => kind === 'UMOWA');
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

  /** The same, signed in the right name by an authority that nobody knows: its verdict is unclear. */
  async function signingUnclear<Found extends Pick<WaitingContract, 'parent' | 'contract' | 'sha256'>>(
    found: Found,
  ) {
    const { parent, contract, sha256 } = found;
    const { signer } = (await parent.get(`${URL}/tosign?id=${contract.id}`)).json().data;
    const filename = await upload(parent, await byUnknown(signer, await fileOf(found, parent)));
    return { by: parent, found, url: `${URL}/sign?id=${contract.id}`, body: { filename, sha256 } };
  }

  async function byUnknown(signer: string, bytes: Uint8Array): Promise<Uint8Array> {
    const unknown = padesSeal(await aSigner(signer));
    const request = { reason: 'Podpis', location: 'Zielony Staw', signingTime: test.clock.business() };
    return (await unknown.seal(bytes, request)).pdf;
  }

  async function toOffice(): Promise<WaitingContract> {
    const { by, url, body, found } = await signing(await toMember());
    const answer = await by.post(url, body);
    if (answer.statusCode !== 200) throw new Error(`sign: ${answer.body}`);
    return { ...found, contract: answer.json().data };
  }

  return { toMember, sendAgain, fileOf, signedBy, byUnknown, upload, signing, signingUnclear, toOffice };
}

/** The scan of a paper: one page of a PDF. */
export async function aScan(): Promise<Uint8Array> {
  const paper = PDF.create();
  paper.addPage();
  return paper.save();
}

/** The digest of the document of a contract. */
export function digestOf({ documents }: Pick<Contract, 'documents'>): string {
  return documents.find(({ kind }) => kind === 'UMOWA')?.sha256 ?? '';
}
