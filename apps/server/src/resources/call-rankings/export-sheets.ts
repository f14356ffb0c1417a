import { momentText } from '@urzad/domain';
import type { RankingList, RankingResult } from '@urzad/grants';
import type { Sheet } from '../../spreadsheets/spreadsheet';
import type { rankedDetails } from '../cofunding-registrations/public';
import type { RankingRowRecord } from './repository';

/** Files of the office are in Polish, like its letters. */
const LISTS: Record<RankingList, string> = { in_zone: 'w strefie włączenia (SSW)', out_zone: 'poza strefą' };
const RESULTS: Record<RankingResult, string> = {
  qualified: 'miejsce',
  reserve: 'lista rezerwowa',
  not_qualified: 'bez miejsca',
};

const OF_NUMBERS = [
  { header: 'Numer zgłoszenia', width: 20 },
  { header: 'Lista', width: 26 },
  { header: 'Wynik', width: 16 },
  { header: 'Miejsce', width: 10 },
  { header: 'Punkty', width: 10 },
];
const OF_PEOPLE = [
  { header: 'Kolejność', width: 10 },
  ...OF_NUMBERS,
  { header: 'Kryteria', width: 24 },
  { header: 'Rodzic', width: 32 },
  { header: 'Miejscowość', width: 24 },
  { header: 'Liczba dzieci', width: 14 },
  { header: 'Złożono', width: 26 },
  { header: 'Koszt (zł)', width: 14 },
];

/** What everybody may read: nothing about a person. */
export function numbersSheet(rows: readonly RankingRowRecord[]): Sheet {
  return { name: 'Ranking', columns: OF_NUMBERS, rows: rows.map(numbersOf) };
}

/** The same rows with the people behind them, in the common order. */
export function peopleSheet(
  rows: readonly RankingRowRecord[],
  details: Awaited<ReturnType<typeof rankedDetails>>,
): Sheet {
  return {
    name: 'Ranking',
    columns: OF_PEOPLE,
    rows: rows.map((row) => {
      const { name = '', city = '', children = 0, criteria = [] } = details.get(row.id_registration) ?? {};
      return [
        row.position,
        ...numbersOf(row),
        criteriaText(criteria),
        name,
        city,
        children,
        exactText(row.send_date),
        { grosze: row.cost },
      ];
    }),
  };
}

function numbersOf({ number, list, result, rank_no, points }: RankingRowRecord) {
  return [number, LISTS[list], RESULTS[result], rank_no, points];
}

function criteriaText(criteria: readonly { code: string; points: number }[]): string {
  return criteria
    .filter(({ points }) => points > 0)
    .map(({ code, points }) => `${code} ${points}`)
    .join(', ');
}

/** The millisecond may decide. */
function exactText(moment: Date): string {
  return `${momentText(moment)}.${String(moment.getUTCMilliseconds()).padStart(3, '0')}`;
}
