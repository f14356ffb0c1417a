import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportSettings } from '@urzad/contract';
import { summaryQuery } from '../api';

/** What the operations say, and a way to stop asking: the server then ends its query too. */
export function useSummary(code: string, settings: ReportSettings) {
  const queries = useQueryClient();
  const isAsked = settings.groups.length > 0 || settings.operations.length > 0;
  const options = { ...summaryQuery(code, settings), enabled: isAsked };
  const { data, error, isFetching, refetch } = useQuery(options);

  return {
    data,
    error,
    isFetching,
    isCancelled: !data && !error && !isFetching,
    refetch,
    cancel: () => queries.cancelQueries({ queryKey: options.queryKey }),
  };
}
