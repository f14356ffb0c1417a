import { useQuery } from '@tanstack/react-query';
import {
  type CoFundingLocation,
  coFundingHref,
  coFundingList,
  coFundingListKey,
} from '#shared/entities/co-fundings/co-funding-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { coFundingsMessages } from '../messages/co-fundings';
import { useCoFundingColumns } from './columns';
import { ListedCoFunding } from './listed-co-funding';

const NONE: readonly never[] = [];

/** One page of the list. */
export function CoFundingTable({ location, today, onLocationChange }: OfficeTableProps<CoFundingLocation>) {
  const words = useMessages(coFundingsMessages);
  const columns = useCoFundingColumns(location, today);
  const filter = coFundingList.filterOf(location);
  const page = useQuery(listPageQuery(coFundingList.endpoint, coFundingListKey, filter));

  return (
    <ListTable
      list={coFundingList}
      location={location}
      onLocationChange={onLocationChange}
      page={page}
      loadAll={() => wholeList(coFundingList.endpoint, filter)}
      columns={columns}
      hidden={NONE}
      caption={words.tabs[location.tab]}
      rowHref={(row) => coFundingHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty[location.tab]}
          list={coFundingList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
        />
      }
      card={(row) => <ListedCoFunding row={row} location={location} />}
    />
  );
}
