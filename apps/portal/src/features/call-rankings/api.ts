import { queryOptions } from '@tanstack/react-query';
import { type CallRanking, callRankings, type RankingExport, type SheetFormat } from '@urzad/contract';
import type { RankingList } from '@urzad/grants';
import { request } from '#shared/session/client';

/** The key of all queries about rankings, so that a step invalidates their rows too. */
const key = ['cofundingcall', 'ranking'] as const;
export const ROWS_OF_A_PAGE = 100;

export const ofRanking = {
  key,
  queryOf: (id: number) =>
    queryOptions({
      queryKey: [...key, id],
      queryFn: async ({ signal }) => (await request(callRankings.find, { query: { id }, signal })).data,
    }),
};

/** What names the version of a proposal: its number stays when it is computed again. */
export const versionOf = ({ version_no, proposed }: NonNullable<CallRanking['proposal']>) =>
  `${version_no} ${proposed.date}`;

/** One page of a list of a ranking, in its order. `version`: another proposal has other rows. */
export const rankingRowsQuery = ({
  id,
  list,
  page,
  version,
}: {
  id: number;
  list: RankingList;
  page: number;
  version: string;
}) =>
  queryOptions({
    queryKey: [...key, id, 'rows', list, page, version],
    queryFn: ({ signal }) =>
      request(callRankings.rows, { query: { id, list, page, page_count: ROWS_OF_A_PAGE }, signal }),
    placeholderData: (before) => before,
  });

export type RankingStep = CallRanking['steps'][number];

const ENDPOINTS = {
  propose: callRankings.propose,
  approveProposal: callRankings.approveProposal,
  rank: callRankings.rank,
} satisfies Record<RankingStep, unknown>;

export async function takeRankingStep(
  { id, row_version }: Pick<CallRanking, 'id' | 'row_version'>,
  step: RankingStep,
  idempotencyKey: string,
): Promise<CallRanking> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return (await request(ENDPOINTS[step], options)).data;
}

/** The file of a ranking, made by the server, which logs who took it. */
export async function exportRanking(id: number, { of, format }: { of: RankingExport; format: SheetFormat }) {
  return (await request(callRankings.exportList, { query: { id }, body: { of, format } })).data;
}
