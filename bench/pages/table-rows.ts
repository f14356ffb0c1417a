import type { DataColumn } from '@urzad/ui/data-table';

/** A row of eight cells, as an office's list has them. */
export interface TableRow {
  id: string;
  number: string;
  applicant: string;
  child: string;
  city: string;
  amount: number;
  sent: string;
  status: string;
  lead: string;
}

const CITIES = ['Dolna Wieś', 'Zielony Staw', 'Brzezina', 'Nowy Młyn'];
const FAMILIES = ['Borek', 'Śliwa', 'Ćwik', 'Pyrek', 'Zawada', 'Łąka', 'Żak', 'Nowak'];
const STATUSES = ['Złożone', 'Ocena formalna', 'Do uzupełnienia'];

/** As many rows as the address says: `#10000`. */
export function wantedRows(): TableRow[] {
  return tableRows(Number(location.hash.slice(1)));
}

export function tableRows(count: number): TableRow[] {
  return Array.from({ length: count }, (_, at) => {
    // Spread, so that sorting has work to do.
    const mixed = (at * 7919) % count;
    return {
      id: String(at),
      number: `FR/2-2026/${String(mixed).padStart(6, '0')}`,
      applicant: `Anna ${FAMILIES[mixed % FAMILIES.length]}`,
      child: `Jan ${mixed % 36} mies.`,
      city: CITIES[mixed % CITIES.length] ?? '',
      amount: 50_000 + mixed * 100,
      sent: `2026-${String(1 + (mixed % 12)).padStart(2, '0')}-${String(1 + (mixed % 28)).padStart(2, '0')}`,
      status: STATUSES[mixed % STATUSES.length] ?? '',
      lead: `T. ${FAMILIES[(mixed + 3) % FAMILIES.length]}`,
    };
  });
}

export const TABLE_COLUMNS: readonly DataColumn<TableRow>[] = [
  { key: 'number', header: 'Numer', type: 'text', value: ({ number }) => number },
  { key: 'applicant', header: 'Wnioskodawca', type: 'text', value: ({ applicant }) => applicant },
  { key: 'child', header: 'Dziecko', type: 'text', value: ({ child }) => child },
  { key: 'city', header: 'Miejscowość', type: 'text', value: ({ city }) => city },
  { key: 'amount', header: 'Kwota', type: 'price', value: ({ amount }) => amount },
  { key: 'sent', header: 'Złożono', type: 'date', value: ({ sent }) => sent },
  { key: 'status', header: 'Status', type: 'text', value: ({ status }) => status },
  { key: 'lead', header: 'Prowadzi', type: 'text', value: ({ lead }) => lead },
];

/** The column that the benchmark sorts by, and what a cell of it shows in every page alike. */
export const SORTED = 'amount';

export function plainCell(row: TableRow, key: string): string {
  const column = TABLE_COLUMNS.find((one) => one.key === key);
  const value = column?.value(row) ?? '';
  return column?.type === 'price' ? `${(Number(value) / 100).toFixed(2)} zł` : String(value);
}
