import type { DocumentFrame, FormBlock, OfficeData, RecruitmentFormData } from '../document-renderer';

export const OFFICE: OfficeData = {
  name: 'Regionalny Urząd Pracy',
  address: 'ul. Lipowa 12, 00-000 Zielony Staw',
  mail: 'kontakt@urzad.example',
  phone: '000 000 000',
  programme: 'Fundusze Europejskie dla Regionu',
  region: 'Województwo Zielone',
};

export const FRAME: DocumentFrame = {
  office: OFFICE,
  number: 'FR/2-2026/00041',
  version: 1,
  created: new Date('2027-02-10T08:00:00.000Z'),
};

/** A whole recruitment form: nine sections and the given number of children. */
export function aRecruitmentForm(
  over: Partial<RecruitmentFormData> = {},
  childCount = 1,
): RecruitmentFormData {
  return {
    ...FRAME,
    call: 'Nabór nr 2/2026',
    applicant: 'Anna Przykładowa',
    sections: [
      section('Dane osobowe', [fields({ Imię: 'Anna', Nazwisko: 'Przykładowa', PESEL: '90041200022' })]),
      section('Kontakt', [fields({ 'E-mail': 'anna.przykladowa@example.com', Telefon: '000 000 011' })]),
      section('Rynek pracy', [
        fields({ 'Status na rynku pracy': 'osoba pracująca', Pracodawca: '„Fikcyjna” sp. z o.o.' }),
      ]),
      section(
        'Dzieci',
        Array.from({ length: childCount }, (_, at) => child(at + 1)),
      ),
      section('Opieka', [
        {
          kind: 'table',
          columns: ['Dziecko', 'Forma opieki', 'Od', 'Koszt miesięczny'],
          rows: Array.from({ length: childCount }, (_, at) => [
            `Dziecko ${at + 1}`,
            'żłobek',
            '4 stycznia 2027 r.',
            '1 340,00 zł',
          ]),
        },
      ]),
      section('Kryteria', [fields({ 'Samotne wychowywanie': 'nie', 'Rodzina wielodzietna': 'tak' })]),
      section('Sytuacja uczestnika', [fields({ Migrant: 'odmowa odpowiedzi', 'Specjalne potrzeby': '' })]),
      section('Oświadczenia', [
        {
          kind: 'declarations',
          items: [
            { text: 'Znam regulamin i akceptuję go.', answer: 'tak' },
            { text: 'Koszt opieki nie jest finansowany z innych środków publicznych.', answer: 'tak' },
          ],
        },
      ]),
      section('Załączniki', [{ kind: 'text', text: 'zaświadczenie-pracodawcy.pdf' }]),
    ],
    ...over,
  };
}

function section(title: string, blocks: FormBlock[]): RecruitmentFormData['sections'][number] {
  return { title, blocks };
}

function fields(values: Record<string, string>): FormBlock {
  return { kind: 'fields', rows: Object.entries(values).map(([label, value]) => ({ label, value })) };
}

function child(number: number): FormBlock {
  return {
    ...fields({ Imię: `Zosia ${number}`, Nazwisko: 'Przykładowa', 'Data urodzenia': '14 marca 2025 r.' }),
    title: `Dziecko ${number}`,
  };
}
