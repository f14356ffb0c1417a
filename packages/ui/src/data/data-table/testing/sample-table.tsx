import { CircleCheck, Inbox, MessageSquareWarning } from 'lucide-react';
import { within } from 'storybook/test';
import { TextLink } from '../../../actions/text-link/text-link';
import { StatusBadge } from '../../../foundations/status-badge/status-badge';
import type { DataColumn } from '../columns/data-column';

export interface Registration {
  number: string;
  applicant: string;
  child: string;
  city: string;
  /** Grosze. */
  amount: number;
  sent: string;
  /** The hour of the visit; null for applications by post. */
  visit: string | null;
  status: 'sent' | 'incomplete' | 'participant';
}

const STATUSES = {
  sent: { color: 'blue', icon: Inbox, word: 'Złożone' },
  incomplete: { color: 'orange', icon: MessageSquareWarning, word: 'Do uzupełnienia' },
  participant: { color: 'green', icon: CircleCheck, word: 'Uczestnik' },
} as const;

export const COLUMNS: readonly DataColumn<Registration>[] = [
  {
    key: 'number',
    header: 'Numer',
    type: 'text',
    width: 180,
    hideable: false,
    value: ({ number }) => number,
    cell: ({ number }) => (
      <TextLink href={`#${number}`} className="u:file-number u:font-semibold">
        {number}
      </TextLink>
    ),
  },
  {
    key: 'applicant',
    header: 'Wnioskodawca',
    type: 'text',
    width: 200,
    value: ({ applicant }) => applicant,
    cell: ({ applicant, child }) => (
      <>
        <span className="u:block u:font-semibold">{applicant}</span>
        <span className="u:text-xs u:text-muted">{child}</span>
      </>
    ),
  },
  { key: 'city', header: 'Miejscowość', type: 'text', value: ({ city }) => city },
  { key: 'amount', header: 'Kwota', type: 'price', width: 140, value: ({ amount }) => amount },
  { key: 'sent', header: 'Złożono', type: 'date', width: 140, value: ({ sent }) => sent },
  { key: 'visit', header: 'Wizyta', type: 'time', width: 120, value: ({ visit }) => visit },
  {
    key: 'status',
    header: 'Status',
    type: 'text',
    width: 190,
    value: ({ status }) => status,
    options: Object.entries(STATUSES).map(([value, { word: label }]) => ({ value, label })),
    cell: ({ status }) => {
      const { color, icon, word } = STATUSES[status];
      return (
        <StatusBadge color={color} icon={icon}>
          {word}
        </StatusBadge>
      );
    },
  },
];

type Cells = [
  short: string,
  applicant: string,
  child: string,
  city: string,
  amount: number,
  sent: string,
  visit: string | null,
  status: Registration['status'],
];

const CELLS: Cells[] = [
  ['00191', 'Agnieszka Borek', 'Lena, 1 r. 4 mies.', 'Dolna Wieś', 114_000, '2026-11-12', '09:00', 'sent'],
  ['00196', 'Łukasz Śliwa', 'Tymon, 2 lata', 'Zielony Staw', 76_000, '2026-11-13', '10:30', 'sent'],
  ['00203', 'Marta Ćwik', 'Iga, 11 mies.', 'Brzezina', 237_500, '2026-11-13', null, 'incomplete'],
  [
    '00210',
    'Żaneta Pyrek',
    'Olaf, 1 r. 9 mies.',
    'Zielony Staw',
    94_050,
    '2026-11-14',
    '12:15',
    'participant',
  ],
  ['00214', 'Ewa Gil-Zawada', 'Pola i Kuba, 8 mies.', 'Nowy Młyn', 228_000, '2026-11-16', '14:45', 'sent'],
];

export const ROWS: readonly Registration[] = CELLS.map(
  ([short, applicant, child, city, amount, sent, visit, status]) => ({
    number: `FR/2-2026/${short}`,
    applicant,
    child,
    city,
    amount,
    sent,
    visit,
    status,
  }),
);

const FAMILIES = ['Borek', 'Śliwa', 'Ćwik', 'Pyrek', 'Zawada', 'Łąka', 'Żak', 'Nowak'];
const CITIES = ['Dolna Wieś', 'Zielony Staw', 'Brzezina', 'Nowy Młyn'];

/** This number of registrations, the newest first, each with another number and another amount. */
export function manyRows(count: number): Registration[] {
  return Array.from({ length: count }, (_, at) => ({
    number: `FR/2-2026/${String(count - at).padStart(5, '0')}`,
    applicant: `Anna ${FAMILIES[at % FAMILIES.length]}`,
    child: 'Jan, 9 mies.',
    city: CITIES[at % CITIES.length] ?? '',
    amount: 50_000 + at * 100,
    sent: `2026-10-${String(1 + (at % 28)).padStart(2, '0')}`,
    visit: null,
    status: 'sent',
  }));
}

/** The names in the order of the rows, without the headers. */
export function applicants(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.firstElementChild?.textContent ?? null);
}

/** The words of the headers in the order of the columns. */
export function headers(canvasElement: HTMLElement): string[] {
  return within(canvasElement)
    .getAllByRole('columnheader')
    .map((header) => header.ariaLabel ?? '');
}

/** The table of the stories. */
export const TABLE = {
  caption: 'Zgłoszenia do oceny',
  columns: COLUMNS,
  rows: ROWS,
  rowKey: ({ number }: Registration) => number,
  today: '2026-11-21',
} as const;
