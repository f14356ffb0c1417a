import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aRecruitmentForm } from '../documents/testing/samples';
import { typstDocuments } from '../documents/typst-documents';
import { padesSeal } from './pades-seal';
import { signedRevisions } from './signed-revisions';
import { aSigner } from './testing/signers';
import { isWholeAndIntact, verifySignatures } from './verify';

const documents = typstDocuments(path.resolve(import.meta.dirname, '../../assets/templates'));
const office = padesSeal(await aSigner('Urząd'));
const form = await documents.render('FORMULARZ', aRecruitmentForm());
const { pdf } = await office.seal(form.pdf, {
  reason: 'Złożenie',
  location: 'Zielony Staw',
  signingTime: new Date('2027-02-10T08:15:02.000Z'),
});
const verify = (bytes: Uint8Array) => verifySignatures(bytes, { trusted: office.trusted });
const [revision] = signedRevisions(pdf);
const gapStart = revision?.byteRange[1] ?? 0;
const gapEnd = revision?.byteRange[2] ?? 0;

describe('verifySignatures', () => {
  it('finds none in a document that nobody signed', async () => {
    const reports = await verify(form.pdf);
    expect(reports).toEqual([]);
    expect(isWholeAndIntact(reports)).toBe(false);
  });

  it.each([
    ['in the document', 200],
    ['in the update that carries the seal', form.pdf.length + 20],
    ['in the last signed part', pdf.length - 12],
  ])('sees a changed byte %s', async (_place, at) => {
    const reports = await verify(withByte(pdf, at, (byte) => byte ^ 1));
    expect(reports[0]?.intact).toBe(false);
    expect(isWholeAndIntact(reports)).toBe(false);
  });

  it('sees a changed digit of the signature itself', async () => {
    const lastDigits =
      Buffer.from(pdf).toString('latin1').slice(gapStart, gapEnd).search(/0*>$/) + gapStart - 20;
    const tampered = withByte(pdf, lastDigits, (byte) => (byte === 0x30 ? 0x31 : 0x30));
    expect(await verify(tampered)).toMatchObject([{ intact: false, problems: ['broken-signature'] }]);
  });

  it('sees something hidden in the padding after the signature', async () => {
    const tampered = withByte(pdf, gapEnd - 9, () => 0x31);
    expect(await verify(tampered)).toMatchObject([{ intact: false, problems: ['broken-signature'] }]);
  });

  it('sees bytes that follow the last seal', async () => {
    const reports = await verify(Buffer.concat([pdf, Buffer.from('\n% more')]));
    expect(reports).toMatchObject([{ intact: true, coversWholeDocument: false }]);
    expect(isWholeAndIntact(reports)).toBe(false);
  });

  it('refuses something else than digits in the gap', async () => {
    const tampered = withByte(pdf, gapEnd - 5, () => 'x'.charCodeAt(0));
    expect(await verify(tampered)).toMatchObject([{ intact: false, coversWholeDocument: false }]);
  });

  it('refuses a signature that the document does not point at', async () => {
    const hidden = Buffer.from(pdf);
    const at = hidden.lastIndexOf('/AcroForm', undefined, 'latin1');
    hidden.write('/AcroXorm', at, 'latin1');
    const unsealed = await verify(hidden);
    expect(at).toBeGreaterThan(form.pdf.length);
    expect(unsealed[0]?.problems).toContain('unreachable');
  });

  it('refuses a copy of the range that is not the document’s own', async () => {
    const copy = `\n% /ByteRange [0 ${gapStart} ${gapEnd} ${pdf.length - gapEnd}]`;
    const reports = await verify(Buffer.concat([pdf, Buffer.from(copy.replace('[0 ', '[0 1'))]));
    expect(reports.some(({ problems }) => problems.includes('unreachable'))).toBe(true);
    expect(isWholeAndIntact(reports)).toBe(false);
  });
});

function withByte(bytes: Uint8Array, at: number, change: (byte: number) => number): Uint8Array {
  const copy = new Uint8Array(bytes);
  copy[at] = change(copy[at] ?? 0);
  return copy;
}
