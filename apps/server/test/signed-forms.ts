import type { Registration } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { baseSignature } from '../src/resources/documents/table';
import { padesSeal } from '../src/signatures/pades-seal';
import { aSigner } from '../src/signatures/testing/signers';
import { multipartOf } from './multipart';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

type Kind = 'FORMULARZ' | 'PERSONAL_DATA';

/** Makes the verdict on the signature of a sent form unclear. */
export async function makeUnclear({ app: { db } }: TestApp, { documents }: Registration): Promise<void> {
  const document = documents.find(({ kind }) => kind === 'FORMULARZ');
  if (!document) throw new Error('There is no FORMULARZ.');
  await db
    .update(baseSignature)
    .set({ result: 'INDETERMINATE' })
    .where(and(eq(baseSignature.id_document, document.id), eq(baseSignature.signer_kind, 'CITIZEN')));
}

/** Forms of applications that come back signed outside of the portal. */
export function signedForms(test: TestApp) {
  /** The form that waits, as it is given out. */
  async function waiting({ documents }: Registration, kind: Kind = 'FORMULARZ') {
    const document = documents.find((one) => one.kind === kind);
    if (!document) throw new Error(`There is no ${kind}.`);
    return { document, bytes: (await test.app.inject({ url: document.url })).rawPayload };
  }

  /** Signed by the authority of the demo, in the name of the caller or of another person. */
  async function signedBy(who: SignedIn, bytes: Uint8Array, mail?: string): Promise<Buffer> {
    const pdf = Buffer.from(bytes).toString('base64');
    const answer = await who.post('/api/demo/sign', { pdf, ...(mail && { mail }) });
    return Buffer.from(answer.json().data.pdf, 'base64');
  }

  /** Signed in this name by an authority that nobody knows: its verdict is unclear. */
  async function signedUnclearly(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    const unknown = padesSeal(await aSigner(name));
    const request = { reason: 'Podpis', location: 'Zielony Staw', signingTime: test.clock.business() };
    return (await unknown.seal(bytes, request)).pdf;
  }

  async function upload(who: SignedIn, bytes: Uint8Array): Promise<string> {
    const { headers, payload } = multipartOf('formularz-podpisany.pdf', bytes);
    return (await who.post('/api/base/uploadfile', payload, headers)).json().data.filename;
  }

  /** What the parent sends with the form signed by them. */
  async function signing(who: SignedIn, registration: Registration, kind?: Kind) {
    const { document, bytes } = await waiting(registration, kind);
    const filename = await upload(who, await signedBy(who, bytes));
    return { id_document: document.id, sha256: document.sha256, filename };
  }

  return { waiting, signedBy, signedUnclearly, upload, signing };
}
