import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aRecruitmentForm } from '../documents/testing/samples';
import { typstDocuments } from '../documents/typst-documents';
import type { SigningEvidence } from './evidence';
import { padesSeal } from './pades-seal';
import type { SealRequest } from './seal';
import { aSigner } from './testing/signers';
import { isWholeAndIntact, verifySignatures } from './verify';

const documents = typstDocuments(path.resolve(import.meta.dirname, '../../assets/templates'));
const form = await documents.render('FORMULARZ', aRecruitmentForm());
const office = padesSeal(await aSigner('Pieczęć Urzędu „Żółć”'));
const other = padesSeal(await aSigner('Inny urząd'));

const EVIDENCE: SigningEvidence = {
  statement_text: 'Podpisuję formularz rekrutacyjny.',
  statement_version: '1.0',
  name: 'Anna Przykładowa',
  pesel_last4: '0022',
  sign_date: new Date('2027-02-10T08:15:00.000Z'),
  ip: '192.0.2.7',
  user_agent: 'Przeglądarka 1.0',
  code_channel: 'EMAIL',
  doc_sha256: form.sha256,
};

const PLAIN_REQUEST: SealRequest = {
  reason: 'Podpis w portalu (hasło i kod)',
  location: 'Zielony Staw',
  signingTime: new Date('2027-02-10T08:15:02.000Z'),
};
const REQUEST: SealRequest = { ...PLAIN_REQUEST, evidence: { facts: EVIDENCE, prev_hash: null } };

const sealed = await office.seal(form.pdf, REQUEST);

describe('a sealed document', () => {
  it('begins with the very bytes that were made', () => {
    expect(Buffer.compare(sealed.pdf.subarray(0, form.pdf.length), form.pdf)).toBe(0);
    expect(sealed.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is intact, whole and trusted for a reader that did not make it', async () => {
    const reports = await verifySignatures(sealed.pdf, { trusted: office.trusted });

    expect(reports).toMatchObject([
      {
        signer: 'Pieczęć Urzędu „Żółć”',
        subject: 'CN=Pieczęć Urzędu „Żółć”, O=Fikcyjna, C=PL',
        issuer: 'CN=Demonstracyjne centrum certyfikacji, C=PL',
        subFilter: 'ETSI.CAdES.detached',
        signingTime: REQUEST.signingTime,
        intact: true,
        trusted: true,
        coversWholeDocument: true,
        revisionEnd: sealed.pdf.length,
        problems: [],
      },
    ]);
  });

  it('is intact but not trusted when another authority is asked', async () => {
    const reports = await verifySignatures(sealed.pdf, { trusted: other.trusted });
    expect(reports).toMatchObject([{ intact: true, trusted: false }]);
  });

  it('tells the reason with the digests, and keeps address and browser to itself', () => {
    const text = Buffer.from(sealed.pdf.subarray(form.pdf.length)).toString('latin1');
    const reason = decodeUtf16(/\/Reason <FEFF([0-9A-F]+)>/.exec(text)?.[1] ?? '');

    expect(reason).toBe(
      [
        'Podpis w portalu [hasło i kod]',
        'Anna Przykładowa, PESEL *0022',
        '„Podpisuję formularz rekrutacyjny.”',
        `dokument SHA-256 ${form.sha256}`,
        `dowody SHA-256 ${sealed.evidence?.evidence_hash}`,
      ].join('; '),
    );
    expect(reason + text).not.toContain(EVIDENCE.ip);
    expect(JSON.parse(sealed.evidence?.json ?? '')).toMatchObject({ ip: EVIDENCE.ip, prev_hash: null });
  });
});

describe('a second seal', () => {
  it('leaves the first one valid, and only the last covers the whole file', async () => {
    const second = await other.seal(sealed.pdf, PLAIN_REQUEST);
    const reports = await verifySignatures(second.pdf, { trusted: [...office.trusted, ...other.trusted] });

    expect(reports).toMatchObject([
      { intact: true, trusted: true, coversWholeDocument: false, revisionEnd: sealed.pdf.length },
      { intact: true, trusted: true, coversWholeDocument: true },
    ]);
    expect(isWholeAndIntact(reports)).toBe(true);
    expect(second.evidence).toBeUndefined();
  });
});

function decodeUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
