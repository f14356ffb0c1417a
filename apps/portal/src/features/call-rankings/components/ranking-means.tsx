import type { CallRanking } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { DescriptionList, ProgressBar } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { rankingMessages } from '../messages/ranking';

export interface RankingMeansViewProps {
  ranking: CallRanking;
  proposal: NonNullable<CallRanking['proposal']>;
}

/** Places, reserve list and budget, and how much of them the lists use. */
export function RankingMeansView({ ranking, proposal }: RankingMeansViewProps) {
  const words = useMessages(rankingMessages);
  const { budget, reserve_limit } = ranking;
  const { places_in_zone, places_out_zone, qualified, reserved, waiting } = proposal;
  const spent = words.budgetOf(formatMoney(reserved), formatMoney(budget));

  return (
    <div className="u:grid u:gap-4">
      <DescriptionList
        layout="line"
        items={[
          { term: words.places, value: words.of(qualified.in_zone, places_in_zone) },
          { term: words.placesOut, value: words.of(qualified.out_zone, places_out_zone) },
          { term: words.reserve, value: words.of(waiting, reserve_limit) },
          { term: words.budget, value: `${spent}, ${words.left(formatMoney(budget - reserved))}` },
        ]}
      />
      <ProgressBar kind="meter" label={words.budget} value={reserved} max={budget} valueText={spent} />
    </div>
  );
}
