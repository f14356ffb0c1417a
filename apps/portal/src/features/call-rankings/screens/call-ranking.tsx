import { useQueries, useQuery } from '@tanstack/react-query';
import { type CallRanking, refOf } from '@urzad/contract';
import { RANKING_LISTS } from '@urzad/grants';
import { useParams } from 'react-router-dom';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { ofRanking, rankingRowsQuery, versionOf } from '../api';
import { RankingActions } from '../components/ranking-actions';
import { RankingCourse } from '../components/ranking-course';
import { RankingFiles } from '../components/ranking-files';
import { RankingMeansView } from '../components/ranking-means';
import { RankingRows } from '../components/ranking-rows';
import { rankingMessages } from '../messages/ranking';

/** The ranking of a call: its means, its two lists, and the steps of two people (Order §12). */
export function CallRankingScreen() {
  const words = useMessages(rankingMessages);
  const id = Number(useParams().id);
  const query = useQuery(ofRanking.queryOf(id));
  const areRowsLoading = useAreRowsLoading(query.data);
  const data = areRowsLoading ? undefined : query.data;

  return (
    <ObjectScreen
      title={words.title}
      number={data?.number}
      badge={data && <CallStatusBadge status={data.status} />}
      onlookersOf={refOf('cofundingcall', id)}
      breadcrumbs={[{ label: words.calls.title, href: paths.calls }]}
      query={{ ...query, data }}
      loading={words.loading}
      missing={words.missing}
    >
      {(ranking) => <Ranking ranking={ranking} />}
    </ObjectScreen>
  );
}

/** The first pages of both lists are shown with the rest: one that grew later would move the other. */
function useAreRowsLoading(ranking: CallRanking | undefined): boolean {
  const proposal = ranking?.proposal;
  const lists = ranking && proposal ? RANKING_LISTS : [];
  const pages = useQueries({
    queries: lists.map((list) =>
      rankingRowsQuery({ id: ranking?.id ?? 0, list, page: 1, version: proposal ? versionOf(proposal) : '' }),
    ),
  });

  return pages.some(({ isLoading }) => isLoading);
}

function Ranking({ ranking }: { ranking: CallRanking }) {
  const { proposal } = ranking;

  return (
    <div className="u:grid u:gap-6">
      <RankingCourse ranking={ranking} />
      <RankingFiles ranking={ranking} />
      {proposal && (
        <>
          <RankingMeansView ranking={ranking} proposal={proposal} />
          {RANKING_LISTS.map((list) => (
            <RankingRows key={list} id={ranking.id} list={list} proposal={proposal} />
          ))}
        </>
      )}
      <RankingActions ranking={ranking} />
    </div>
  );
}
