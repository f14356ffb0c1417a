import { type AnnexLocation, annexList, annexListKey } from '#shared/entities/annexes/annex-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { paths } from '#shared/paths';
import { annexListMessages } from '../messages/annexes';
import { AnnexCard } from './annex-card';
import { useAnnexColumns } from './annex-columns';

const NO_COLUMNS: readonly string[] = [];

/** One page of the annexes. */
export function AnnexRowsTable({ location, today, onLocationChange }: OfficeTableProps<AnnexLocation>) {
  const words = useMessages(annexListMessages);
  const columns = useAnnexColumns(location, today);
  const shown = useListPage(annexList, location, { key: annexListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={NO_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={({ id }) => paths.annex(id)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
      card={(row) => <AnnexCard row={row} today={today} />}
    />
  );
}
