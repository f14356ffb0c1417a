import { longDateText, warsawDate } from '@urzad/domain';
import { personalDataWords } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { LabelledValue } from '../../documents/document-renderer';
import type { user } from '../../identity/table';
import { officeOf } from '../../office';
import { type HeldCount, sumOf } from './held-rows';
import { findObstacle } from './obstacles';

interface Summary {
  account: typeof user.$inferSelect;
  /** Business time of the copy. */
  date: Date;
  counts: readonly HeldCount[];
}

/** The summary of a copy as a tagged PDF, in Polish like every document of the office. */
export async function summaryOf(
  { db, documents }: Pick<FastifyInstance, 'db' | 'documents'>,
  { account, date, counts }: Summary,
): Promise<Uint8Array> {
  const { data: office, parties } = await officeOf(db, account.id_application);
  const hasSent = (await findObstacle(db, account.id)) === 'sent';
  const officer = parties.dataProtectionOfficer;

  return documents.print('MOJE_DANE', {
    office,
    number: `KOPIA-${account.id}-${warsawDate(date)}`,
    version: 1,
    created: date,
    title: 'Kopia danych osobowych',
    lead: `Administratorem danych jest ${office.name}, ${office.address}. W sprawach danych osobowych napisz do inspektora ochrony danych: ${officer.mail}.`,
    sections: [
      { title: 'Kogo dotyczą dane', paragraphs: [], rows: personRows(account) },
      ...sumOf(counts).map(({ code, count }) => {
        const words = personalDataWords(code, { locale: 'pl', hasSent });
        return {
          title: words.name,
          paragraphs: [],
          rows: [
            { label: 'Co mamy', value: words.content },
            { label: 'Ile wpisów', value: String(count) },
            { label: 'Po co', value: words.purpose },
            { label: 'Na jakiej podstawie', value: words.basis },
            { label: 'Jak długo', value: words.kept },
            { label: 'Pliki w folderze „dane”', value: namesOf(counts, code) },
          ],
        };
      }),
      {
        title: 'Czego tu nie ma',
        paragraphs: [
          'Kopia nie zawiera haseł, kodów ani ich skrótów, e-maili z kodem lub linkiem do logowania, notatek urzędu ani niezatwierdzonej oceny zgłoszenia. O notatki i ocenę możesz zapytać w sprawie „Moje dane osobowe”.',
          'Danych nie sprzedajemy. Nie profilujemy Cię i nie podejmujemy decyzji wyłącznie automatycznie. Odbiorców danych wymienia klauzula informacyjna.',
        ],
        rows: [],
      },
      {
        title: 'Twoje prawa',
        paragraphs: [
          'Możesz sprostować dane, poprosić o ich usunięcie albo ograniczenie przetwarzania i wnieść sprzeciw. Odpowiadamy w ciągu miesiąca. Skargę składa się do Prezesa Urzędu Ochrony Danych Osobowych.',
        ],
        rows: [],
      },
    ],
  });
}

function personRows({
  firstname,
  lastname,
  pesel,
  mail,
  phone,
  create_date,
}: Summary['account']): LabelledValue[] {
  return [
    { label: 'Imię i nazwisko', value: [firstname, lastname].filter(Boolean).join(' ') },
    { label: 'PESEL', value: pesel ?? '' },
    { label: 'Adres e-mail', value: mail },
    { label: 'Telefon', value: phone ?? '' },
    { label: 'Konto od', value: longDateText(warsawDate(create_date)) },
  ];
}

function namesOf(counts: readonly HeldCount[], code: HeldCount['code']): string {
  const tables = counts.filter((each) => each.code === code && each.count > 0);
  return tables.map(({ table }) => `${table}.json`).join(', ');
}
