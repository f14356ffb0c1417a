import path from 'node:path';
import { PDF, PdfDict, PdfName, PdfString, rgb } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { aRecruitmentForm } from '../documents/testing/samples';
import { typstDocuments } from '../documents/typst-documents';
import { padesSeal } from './pades-seal';
import { aSigner } from './testing/signers';
import type { Trust } from './trust/trust-anchors';
import { checkUploadedDocument } from './uploaded-document';

const documents = typstDocuments(path.resolve(import.meta.dirname, '../../assets/templates'));
const { pdf: issued } = await documents.render('FORMULARZ', aRecruitmentForm());
const { pdf: another } = await documents.render(
  'FORMULARZ',
  aRecruitmentForm({ applicant: 'Jan Przykładowy' }),
);
const citizen = padesSeal(await aSigner('Anna Przykładowa'));
const request = {
  reason: 'Wniosek',
  location: 'Zielony Staw',
  signingTime: new Date('2027-02-10T08:15:02.000Z'),
};
const sign = async (bytes: Uint8Array) => (await citizen.seal(bytes, request)).pdf;
const trust: Trust = {
  anchors: citizen.trusted.map((certificate) => ({ certificate, purposes: ['seal'] as const })),
  revocationLists: [],
};
const check = (uploaded: Uint8Array) =>
  checkUploadedDocument(issued, uploaded, { trust, receivedAt: new Date('2027-02-10T09:00:00.000Z') });

/** The change is made before signing, so the signature itself is valid. */
async function tamperedAndSigned(change: (document: PDF) => void): Promise<Uint8Array> {
  const document = await PDF.load(issued);
  change(document);
  return sign(await document.save({ incremental: true }));
}

describe('a document signed elsewhere', () => {
  it('is taken when it is the issued one with signatures', async () => {
    const once = await sign(issued);
    expect(await check(once)).toMatchObject({
      result: 'INDETERMINATE',
      problems: ['revocation-unknown'],
      signatures: [{ name: 'Anna Przykładowa', trusted: true }],
    });
    expect((await check(await sign(once))).problems).toEqual(['revocation-unknown']);
  });

  it.each([
    ['something else than a PDF', async () => Buffer.from('PK'), 'not-a-pdf'],
    ['another document, well signed', () => sign(another), 'another-document'],
    ['the issued document unsigned', async () => issued, 'not-signed'],
    [
      'bytes after the signature',
      async () => Buffer.concat([await sign(issued), Buffer.from(' ')]),
      'broken-signature',
    ],
  ] as const)('refuses %s', async (_what, upload, problem) => {
    expect((await check(await upload())).problems[0]).toBe(problem);
  });

  it('refuses one whose page was drawn over before signing', async () => {
    const drawn = await tamperedAndSigned((document) => {
      document.getPage(0)?.drawRectangle({ x: 0, y: 0, width: 400, height: 400, color: rgb(1, 1, 1) });
    });
    const { problems, signatures } = await check(drawn);

    expect(signatures).toMatchObject([{ trusted: true, revision_end: drawn.length }]);
    expect(problems).toContain('content-changed');
  });

  it('refuses one that was given another page', async () => {
    expect((await check(await tamperedAndSigned((document) => document.addPage()))).problems).toContain(
      'content-changed',
    );
  });

  it('refuses one that was given a script', async () => {
    const scripted = await tamperedAndSigned((document) => {
      const action = PdfDict.of({ S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') });
      document.getCatalog().set('OpenAction', action);
    });
    expect((await check(scripted)).problems).toContain('active-content');
  });

  it('refuses one with a note laid over the page', async () => {
    const noted = await tamperedAndSigned((document) => {
      document
        .getPage(0)
        ?.addTextAnnotation({ rect: { x: 50, y: 700, width: 20, height: 20 }, contents: 'inna kwota' });
    });
    expect((await check(noted)).problems).toContain('annotation-added');
  });
});
