import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportSettings } from '@urzad/contract';
import { useState } from 'react';
import { summaryQuery } from '../api';

/**
 * What the operations say, and a way to stop asking: the server then ends its query too. One that takes too long is
 * answered as of the last night, unless it is asked for live.
 */
export function useSummary(code: string, settings: ReportSettings) {
  const queries = useQueryClient();
  const asked = JSON.stringify(settings);
  // Another question begins with the night again.
  const [liveOf, setLiveOf] = useState('');
  const isLive = liveOf === asked;
  const isAsked = settings.groups.length > 0 || settings.operations.length > 0;
  const options = { ...summaryQuery(code, settings, isLive), enabled: isAsked };
  const { data, error, isFetching, refetch } = useQuery(options);

  return {
    data,
    error,
    isFetching,
    isLive,
    isCancelled: !data && !error && !isFetching,
    refetch,
    cancel: () => queries.cancelQueries({ queryKey: options.queryKey }),
    askLive: () => setLiveOf(asked),
    takeKept: () => setLiveOf(''),
  };
}
