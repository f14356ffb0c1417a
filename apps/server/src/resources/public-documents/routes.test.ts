import { addressOfDocument, PUBLIC_DOCUMENTS, type PublicDocument } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { application } from '../../applications/table';
import { readPdf } from '../../documents/testing/read-pdf';

const DOCUMENTS = Object.keys(PUBLIC_DOCUMENTS) as PublicDocument[];

/** What each has to say; the titles are those of Process §3. */
const SAID: Record<PublicDocument, readonly string[]> = {
  rules: [
    'Regulamin rekrutacji i uczestnictwa',
    '§ 1. Definicje',
    '§ 14. Postanowienia końcowe',
    'nabór 1/2027',
  ],
  recruitmentForm: [
    'Formularz rekrutacyjny',
    '1. Dane osobowe Pozycja Treść Imię Drugie imię',
    'Załącznik 1.',
    'Załącznik 6. Pełnomocnictwo',
  ],
  contract: ['Umowa uczestnictwa', '§ 2. Okres i kwota', '§ 15. Postanowienia końcowe', '1 140,00 zł'],
  participantData: ['Formularz danych uczestnika', 'odmawiam odpowiedzi'],
  resignation: ['Oświadczenie o rezygnacji', 'zdarzenie losowe'],
  careCertificate: ['Dni obecności w miesiącu', 'Numer w rejestrze lub wykazie'],
  employerCertificate: ['Wymiar czasu pracy', 'Planowany powrót do pracy'],
  informationClause: [
    'Klauzula informacyjna',
    'Inspektor ochrony danych',
    'Prezesa Urzędu Ochrony Danych Osobowych',
  ],
  instruction: [
    'Instrukcja użytkownika portalu',
    '2. Załóż konto',
    '12. Dostępność',
    'krok 7: Oświadczenia i załączniki',
    'telefon: 000 000 001',
  ],
};

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const get = (document: PublicDocument, headers = {}) =>
  test.app.inject({ url: addressOfDocument(document), headers });

describe.each(DOCUMENTS)('%s', (document) => {
  it('is a tagged PDF in Polish for everybody, and may be kept', async () => {
    const { statusCode, headers, rawPayload } = await get(document);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-security-policy']).toContain('sandbox');

    const { text, language, roles } = await readPdf(new Uint8Array(rawPayload));
    expect(language).toBe('pl-PL');
    expect(rawPayload.toString('latin1')).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2']));
    const plain = text.replaceAll('\u00a0', ' ');
    for (const said of SAID[document]) expect(plain).toContain(said);
  });

  it('is not sent to who has it', async () => {
    const { headers } = await get(document);
    const again = await get(document, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('is made once, and anew when the office has changed', async () => {
  const first = await get('contract');
  test.clock.advance(60 * 60 * 1000);
  expect((await get('contract')).headers.etag).toBe(first.headers.etag);

  await test.app.db.update(application).set({ office_mail: 'nowy@urzad.example.com' });
  const changed = await get('contract');
  expect(changed.headers.etag).not.toBe(first.headers.etag);
  expect((await readPdf(new Uint8Array(changed.rawPayload))).text).toContain('nowy@urzad.example.com');
});

it('has no other documents', async () => {
  for (const url of ['/pdf/', '/pdf/inny.pdf', '/pdf/regulamin.pdf/x', '/pdf/..%2fregulamin.pdf']) {
    expect((await test.app.inject({ url })).statusCode, url).toBe(404);
  }
});
