import {
  type RetentionLocation,
  retentionList,
  retentionRowsKey,
} from '#shared/entities/retention/retention-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { useManySteps } from '#shared/list/use-many-steps';
import { usePersonSteps } from '../logic/use-person-steps';
import { retentionMessages } from '../messages/retention';
import { usePersonName, useRetentionColumns } from './columns';
import { ListPanel } from './list-panel';
import { RetentionCard } from './retention-card';

const HIDDEN: readonly string[] = [];

/** The list that waits for a decision, and one page of its people. */
export function RetentionTable({ location, today, onLocationChange }: OfficeTableProps<RetentionLocation>) {
  const words = useMessages(retentionMessages);
  const columns = useRetentionColumns(location, today);
  const shown = useListPage(retentionList, location, { key: retentionRowsKey });
  const { selection, dialog } = useManySteps({
    rows: shown.page.data?.data,
    page: retentionList.hrefOf(location),
    nameOf: usePersonName(),
    steps: usePersonSteps(location.tab),
  });

  return (
    <div className="u:grid u:grid-cols-1 u:gap-4">
      <ListPanel today={today}>
        <ListTable
          {...shown}
          onLocationChange={onLocationChange}
          columns={columns}
          hidden={HIDDEN}
          caption={words.tabs[location.tab]}
          selection={selection}
          exportName={words.exportName}
          failed={words.loadTitle}
          empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
          card={(row) => <RetentionCard row={row} today={today} />}
        />
      </ListPanel>
      {dialog}
    </div>
  );
}
