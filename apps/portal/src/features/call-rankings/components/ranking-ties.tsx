import type { RankingRow } from '@urzad/contract';
import { type RankedRow, shownNumber, tiesOf } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { rankingMessages } from '../messages/ranking';

/** Why applications with equal points stand in this order. */
export function RankingTies({ rows }: { rows: readonly RankingRow[] }) {
  const words = useMessages(rankingMessages);
  const locale = useLocale();
  const ties = tiesOf(rows.map(rankedRow));
  if (ties.length === 0) return null;
  const numberOf = (id: number) => shownNumber(numbers.get(id) ?? '', locale);
  const numbers = new Map(rows.map(({ id_registration, number }) => [id_registration, number]));

  return (
    <div className="u:text-sm">
      <h3 className="u:font-semibold">{words.ties}</h3>
      <ul className="u:list-disc u:ps-5">
        {ties.map(({ points, ids, parting: [before, behind], decidedBy, matters }) => (
          <li key={points}>
            <span className="u:font-semibold">{words.tie(points, ids.length)}</span>{' '}
            <span className="u:part">
              {matters
                ? `${words.before(numberOf(before), numberOf(behind))} ${words.tieBy[decidedBy]}`
                : words.tieChangesNothing}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rankedRow({ id_registration, has_disabled_child, send_date, ...row }: RankingRow): RankedRow {
  return {
    ...row,
    id: id_registration,
    hasDisabledChild: has_disabled_child === 'yes',
    sent: Date.parse(send_date),
  };
}
