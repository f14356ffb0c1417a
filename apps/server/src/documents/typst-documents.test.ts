import path from 'node:path';
import { rejectionLetter } from '@urzad/grants';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { orderNote } from '../resources/cofunding-registrations/signing/receipt';
import type { RankingListData, ReceiptData } from './document-renderer';
import { CLAUSE_STATEMENT, informationClause } from './information-clause';
import { readPdf } from './testing/read-pdf';
import { aRecruitmentForm, FRAME, OFFICE } from './testing/samples';
import { typstDocuments } from './typst-documents';
import { verifyMark } from './verify-mark';

const documents = typstDocuments(path.resolve(import.meta.dirname, '../../assets/templates'));
const readForm = async (...args: Parameters<typeof aRecruitmentForm>) =>
  readPdf((await documents.render('FORMULARZ', aRecruitmentForm(...args))).pdf);

/** A line that ends with a word of one letter. */
const ENDS_ALONE = /(?<![\p{L}\p{N}])[aiouwz] ?$/iu;

describe('the recruitment form', () => {
  it('says what it was given, under numbered sections', async () => {
    const { text, title, language } = await readForm();

    expect(title).toBe('Formularz rekrutacyjny FR/2-2026/00041');
    expect(language).toBe('pl-PL');
    expect(text).toContain('IX. Załączniki');
    expect(text).toContain('„Fikcyjna” sp. z o.o.');
    expect(text).toContain('Koszt opieki nie jest finansowany z innych środków publicznych.');
    expect(text).toContain('Specjalne potrzeby nie podano');
    expect(text).toMatch(
      /FR\/2-2026\/00041, wersja 1, 10 lutego 2027 r\. \(wzór 1\.0\+[0-9a-f]{8}\) strona 1 z 2/,
    );
  });

  it('is tagged: headings, tables and their header cells', async () => {
    const { pdf } = await documents.render('FORMULARZ', aRecruitmentForm());
    const { roles } = await readPdf(pdf);

    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2')).toHaveLength(10);
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'L', 'LI']));
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
  });

  it('holds four children and the longest names', async () => {
    const longName = 'Aleksandra Wielkopolańska-Świętokrzyska von Zażółć-Gęślińska';
    const unbroken = 'ł'.repeat(60);
    const { text, pages } = await readForm({ applicant: `${longName} ${unbroken}` }, 4);

    expect(text).toContain('Dziecko 4');
    // The line may break after a hyphen of the name; the hyphen is not repeated on the next line.
    expect(text.replaceAll(' ', '')).toContain(`${longName} ${unbroken}`.replaceAll(' ', ''));
    expect(pages).toBeGreaterThan(1);
  });

  it('prints signs of markup as they are', async () => {
    const name = '#panic("x") $x$ *a* ] \\ _b_ <b>c</b> @d // e';
    expect((await readForm({ applicant: name })).text).toContain(name);
  });

  it('prints letters of other scripts, and codes of signs that no font has', async () => {
    const { text } = await readForm({ applicant: 'Оксана Nguyễn 漢\u202E' });
    expect(text).toContain('Оксана Nguyễn [U+6F22][U+202E]');
  });
});

describe('every render', () => {
  it('of the same data gives the same bytes and their digest', async () => {
    const first = await documents.render('FORMULARZ', aRecruitmentForm());
    const second = await documents.render('FORMULARZ', aRecruitmentForm());
    const later = await documents.render(
      'FORMULARZ',
      aRecruitmentForm({ created: new Date('2027-02-11T08:00:00Z') }),
    );

    expect(Buffer.compare(first.pdf, second.pdf)).toBe(0);
    expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(later.sha256).not.toBe(first.sha256);
  });
});

describe('the information clause', () => {
  it('names the controllers, the rights and the reader', async () => {
    const sections = informationClause({
      office: OFFICE,
      dataProtectionOfficer: { mail: 'iod@urzad.example', address: OFFICE.address },
      kept: { dataYears: 5, logYears: 2 },
      otherControllers: [
        { name: 'Zarząd Województwa Zielonego', address: 'Zielony Staw', contact: 'iod@region.example' },
      ],
      project: { title: 'Małe granty II', number: 'FE.00.00-00.0001/26', programme: OFFICE.programme },
    });
    const data = {
      ...FRAME,
      reader: 'Anna Przykładowa',
      registration: 'szkic-7',
      sections,
      statement: CLAUSE_STATEMENT,
    };
    const { text, roles } = await readPdf((await documents.render('KLAUZULA', data)).pdf);

    expect(text).toContain('Zarząd Województwa Zielonego, Zielony Staw, kontakt: iod@region.example');
    expect(text).toContain('12. Decyzje automatyczne i profilowanie');
    expect(text).toContain('Prezesa Urzędu Ochrony Danych Osobowych');
    expect(text).toContain('iod@urzad.example');
    // A screen that the portal does not have.
    expect(text).not.toContain('Moje dane');
    expect(text).toContain(CLAUSE_STATEMENT);
    expect(text).toContain('Anna Przykładowa');
    expect(roles.filter((role) => role === 'H2')).toHaveLength(sections.length + 1);
  });
});

describe('the receipt', () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  const data: ReceiptData = {
    ...FRAME,
    number: 'DOK/2027/000123',
    applicant: 'Anna Przykładowa',
    case_sign: 'RUP.5211.41.2027',
    sent: new Date('2027-02-10T07:00:00.412Z'),
    note: orderNote(1),
    subject: {
      number: FRAME.number,
      kind: 'Formularz rekrutacyjny',
      call: 'Nabór nr 2/2026',
      version: 1,
      document: 'DOK/2027/000072',
      file: { name: 'formularz-rekrutacyjny-DOK-2027-000072.pdf', sha256 },
      sha256: 'fedcba9876543210'.repeat(4),
    },
    signature: [{ label: 'Metoda', value: 'Podpis w portalu: hasło i kod z e-maila' }],
  };
  const read = async (receipt: ReceiptData) =>
    readPdf((await documents.render('POTWIERDZENIE_ZLOZENIA', receipt)).pdf);

  it('holds the number, the time to the millisecond and the whole digest', async () => {
    const { text } = await read(data);

    expect(text).toContain('10 lutego 2027 r., 08:00:00,412');
    expect(text).toContain('RUP.5211.41.2027');
    expect(text).toContain('Podpis w portalu: hasło i kod z e-maila');
    expect(text.replaceAll(' ', '')).toContain(sha256);
    expect(text.replaceAll(' ', '')).toContain('fedcba9876543210'.repeat(4));
    expect(text.replaceAll(' ', '')).toContain('formularz-rekrutacyjny-DOK-2027-000072.pdf');
  });

  it('of a first sending says that its time decides', async () => {
    const { text } = await read(data);

    expect(text).toContain('O kolejności zgłoszeń decyduje podany tu czas złożenia.');
    expect(text).not.toContain('poprawione');
  });

  it('of a correction says which version it is, and that the time of the first still decides', async () => {
    const { text } = await read({
      ...data,
      note: orderNote(2),
      subject: { ...data.subject, version: 2 },
    });

    expect(text).toContain('To jest poprawione zgłoszenie, wersja 2.');
    expect(text).toContain('O kolejności zgłoszeń decyduje czas złożenia wersji 1.');
    expect(text).not.toContain('podany tu czas');
  });

  it('ends no line of its own sentences with a word of one letter', async () => {
    const { lines } = await read(data);
    expect(lines.filter((line) => ENDS_ALONE.test(line))).toEqual([]);
  });
});

describe('a letter of the office', () => {
  it('says what can be done until when, and what the officer wrote as it was typed', async () => {
    const typed = 'Iga miała w pierwszym dniu naboru 7 tygodni. '.repeat(9).trim();
    const { text } = await readPdf(
      (
        await documents.render('PISMO', {
          ...FRAME,
          title: 'Wynik oceny formalnej',
          applicant: 'Anna Przykładowa',
          subject: [{ label: 'Zgłoszenie', value: FRAME.number }],
          sections: rejectionLetter({
            number: FRAME.number,
            region: '32',
            reason: 'ZAMIESZKANIE',
            text: typed,
            review_to: '2027-02-17',
          }),
        })
      ).pdf,
    );

    expect(text).toContain('naciśnij „Poproś o ponowną ocenę”. Zrób to najpóźniej 17 lutego 2027 r.');
    expect(text).toContain(typed);
  });
});

describe('the list of a ranking', () => {
  const listOf = (count: number): RankingListData => ({
    ...FRAME,
    title: 'Lista rankingowa naboru nr 2/2026',
    subject: [{ label: 'Wersja listy', value: '1' }],
    notes: ['Lista zawiera numery zgłoszeń, bez danych osób.'],
    sections: [
      {
        title: 'Lista w strefie',
        rows: Array.from({ length: count }, (_, at) => [
          `FR/2-2026/${String(at + 1).padStart(5, '0')}`,
          '15',
          `zakwalifikowane, miejsce ${at + 1}`,
        ]),
      },
      { title: 'Lista poza strefą', rows: [] },
    ],
  });

  it('is a tagged table, and says of an empty one that nobody is on it', async () => {
    const { text, roles } = await readPdf((await documents.render('LISTA_RANKINGOWA', listOf(3))).pdf);
    expect(text).toContain('FR/2-2026/00003 15 zakwalifikowane, miejsce 3');
    expect(text).toContain('Na tej liście nie ma zgłoszeń.');
    expect(roles).toEqual(expect.arrayContaining(['H2', 'Table', 'TH', 'TD']));
  });

  it('of two thousand leaves the thread that answers free', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    await documents.render('LISTA_RANKINGOWA', listOf(2000));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('the mark of a document that can be verified', () => {
  const verify = verifyMark('https://granty.example', 'DOK/2027/000123');

  it('is a figure with its text and the address in words, the number with dashes', async () => {
    const form = await readForm({ verify });
    expect(form.roles.filter((role) => role === 'Figure')).toHaveLength(1);
    expect(form.text.replaceAll(' ', '')).toContain('https://granty.example/verify/DOK-2027-000123');
    expect((await readForm()).roles).not.toContain('Figure');
  });

  it('has the address in its code', async () => {
    const { data, info } = await sharp(Buffer.from(verify.code))
      .resize(400)
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ ...info, data })).toBe(verify.href);
  });
});
