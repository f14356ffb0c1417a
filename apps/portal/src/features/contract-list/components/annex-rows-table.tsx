import { useQuery } from '@tanstack/react-query';
import { type AnnexLocation, annexList, annexListKey } from '#shared/entities/annexes/annex-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { paths } from '#shared/paths';
import { annexListMessages } from '../messages/annexes';
import { AnnexCard } from './annex-card';
import { useAnnexColumns } from './annex-columns';

const NO_COLUMNS: readonly string[] = [];

/** One page of the annexes. */
export function AnnexRowsTable({ location, today, onLocationChange }: OfficeTableProps<AnnexLocation>) {
  const words = useMessages(annexListMessages);
  const columns = useAnnexColumns(location, today);
  const filter = annexList.filterOf(location);
  const page = useQuery(listPageQuery(annexList.endpoint, annexListKey, filter));

  return (
    <ListTable
      list={annexList}
      location={location}
      onLocationChange={onLocationChange}
      page={page}
      loadAll={() => wholeList(annexList.endpoint, filter)}
      columns={columns}
      hidden={NO_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={({ id }) => paths.annex(id)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty[location.tab]}
          list={annexList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
        />
      }
      card={(row) => <AnnexCard row={row} today={today} />}
    />
  );
}
