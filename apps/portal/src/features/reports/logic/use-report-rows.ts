import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportSettings } from '@urzad/contract';
import { rowsQuery } from '../api';

/** The rows of a report, page by page; a report of groups asks for none. */
export function useReportRows(code: string, settings: ReportSettings) {
  return useInfiniteQuery({ ...rowsQuery(code, settings), enabled: settings.groups.length === 0 });
}
