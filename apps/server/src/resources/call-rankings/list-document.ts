import { countText, longDateText, warsawDate } from '@urzad/domain';
import { COUNTED_REGISTRATION, RANKING_LISTS, type RankingList, type RankingResult } from '@urzad/grants';
import type { OfficeData, RankingListData } from '../../documents/document-renderer';
import type { CallRow } from '../cofunding-calls/public';
import type { RankingRecord, RankingRowRecord } from './repository';

const LISTS: Record<RankingList, string> = {
  in_zone: 'Lista w strefie włączenia (SSW)',
  out_zone: 'Lista poza strefą włączenia (SSW)',
};
const RESULTS: Record<RankingResult, string> = {
  qualified: 'zakwalifikowane',
  reserve: 'lista rezerwowa',
  not_qualified: 'niezakwalifikowane',
};

interface Printed {
  office: OfficeData;
  call: Pick<CallRow, 'number' | 'reserve_valid_to'>;
  ranking: Pick<RankingRecord, 'version_no' | 'places_in_zone' | 'places_out_zone'>;
  rows: readonly Pick<RankingRowRecord, 'number' | 'list' | 'points' | 'result' | 'rank_no'>[];
  published: Date;
}

/** What the published list of a call says (D12). */
export function listContent({
  office,
  call,
  ranking,
  rows,
  published,
}: Printed): Omit<RankingListData, 'number' | 'version' | 'created' | 'verify'> {
  const { version_no, places_in_zone, places_out_zone } = ranking;
  const { reserve_valid_to } = call;

  return {
    office,
    title: `Lista rankingowa naboru nr ${call.number}`,
    subject: [
      { label: 'Ogłoszono', value: longDateText(warsawDate(published)) },
      { label: 'Wersja listy', value: String(version_no) },
      { label: 'Ocenione zgłoszenia', value: String(rows.length) },
      { label: 'Miejsca w strefie włączenia (SSW)', value: String(places_in_zone) },
      { label: 'Miejsca poza strefą', value: String(places_out_zone) },
      ...(reserve_valid_to
        ? [{ label: 'Lista rezerwowa jest ważna do', value: longDateText(warsawDate(reserve_valid_to)) }]
        : []),
    ],
    notes: [
      ...(version_no > 1
        ? [`Ta lista zastępuje wersję ${version_no - 1}. Ogłaszamy ją po ponownej ocenie punktów.`]
        : []),
      'Na obu listach o kolejności decydują punkty, potem niepełnosprawność dziecka (K2), potem czas złożenia. Lista rezerwowa jest jedna dla całego naboru.',
      'Lista zawiera numery zgłoszeń, bez danych osób.',
    ],
    sections: RANKING_LISTS.map((list) => {
      const listed = rows.filter((row) => row.list === list);
      return {
        title: `${LISTS[list]}: ${countText(listed.length, COUNTED_REGISTRATION)}`,
        rows: listed.map(({ number, points, result, rank_no }) => [
          number,
          String(points),
          rank_no === null ? RESULTS[result] : `${RESULTS[result]}, miejsce ${rank_no}`,
        ]),
      };
    }),
  };
}
