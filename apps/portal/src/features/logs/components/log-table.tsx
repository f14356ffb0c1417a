import type { IsoDate } from '@urzad/domain';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListPage } from '#shared/list/use-list-page';
import { type LogLocation, logKey, logList, questionsOf, withEntry } from '../logic/log-list';
import { logMessages } from '../messages/logs';
import { HIDDEN_LOG_COLUMNS, useLogColumns } from './columns';
import { EntryPanel } from './entry-panel';
import { LogCard } from './log-card';

interface LogTableProps {
  location: LogLocation;
  today: IsoDate;
  onLocationChange: (location: LogLocation) => void;
}

/** One page of the log, and the entry that the address opens. */
export function LogTable({ location, today, onLocationChange }: LogTableProps) {
  const words = useMessages(logMessages);
  const columns = useLogColumns(location, today);
  const filter = { ...logList.filterOf(location), ...questionsOf(location) };
  const shown = useListPage(logList, location, { key: logKey, filter });

  return (
    <>
      <ListTable
        {...shown}
        onLocationChange={onLocationChange}
        columns={columns}
        hidden={HIDDEN_LOG_COLUMNS}
        caption={words.tabs[location.tab]}
        rowHref={({ id }) => logList.hrefOf(withEntry(location, id))}
        failed={words.loadTitle}
        empty={{ title: words.empty, text: words.emptyText, searchHint: '', action: null }}
        card={(row) => <LogCard row={row} location={location} />}
      />
      <EntryPanel
        location={location}
        rows={shown.page.data?.data ?? []}
        onLocationChange={onLocationChange}
      />
    </>
  );
}
