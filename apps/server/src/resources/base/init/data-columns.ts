import type { InitPayload } from '@urzad/contract';
import { hasEvery } from '@urzad/domain';
import { type Privilege, SEE_CASES, SEE_REGISTRATIONS } from '@urzad/grants';

type DataColumn = InitPayload['configs']['data_columns'][number];
type Words = readonly [code: string, name: string, name_en: string, type: DataColumn['type']];

/** The columns of the office's lists, by the code of the table that their saved views have. */
const TABLES: readonly { table: string; requires: Privilege; columns: readonly Words[] }[] = [
  {
    table: 'cofundingregistration',
    requires: SEE_REGISTRATIONS,
    columns: [
      ['number', 'Numer', 'Number', 'text'],
      ['lastname', 'Nazwisko', 'Last name', 'text'],
      ['city', 'Miejscowość', 'Town', 'text'],
      ['status', 'Status', 'Status', 'text'],
      ['monthly_refund', 'Kwota miesięcznie', 'Amount a month', 'price'],
      ['send_date', 'Data złożenia', 'Submitted', 'datetime'],
      ['answer_by', 'Termin odpowiedzi', 'Answer by', 'date'],
      ['owner', 'Prowadzi', 'Officer in charge', 'text'],
    ],
  },
  {
    table: 'officecase',
    requires: SEE_CASES,
    columns: [
      ['sign', 'Znak sprawy', 'Case number', 'text'],
      ['title', 'Tytuł', 'Title', 'text'],
      ['kind', 'Rodzaj', 'Kind', 'text'],
      ['person', 'Osoba', 'Person', 'text'],
      ['status', 'Status', 'Status', 'text'],
      ['due_date', 'Termin', 'Due', 'date'],
      ['owner', 'Prowadzi', 'Officer in charge', 'text'],
      ['last_date', 'Ostatnia wiadomość', 'Last message', 'datetime'],
    ],
  },
];

export function dataColumnsFor(privileges: readonly string[]): DataColumn[] {
  return TABLES.filter(({ requires }) => hasEvery(privileges, requires)).flatMap(({ table, columns }) =>
    columns.map(([code, name, name_en, type]) => ({ table, code, name, name_en, type })),
  );
}
