import {
  type CoFundingLocation,
  coFundingHref,
  coFundingList,
  coFundingListKey,
} from '#shared/entities/co-fundings/co-funding-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { coFundingsMessages } from '../messages/co-fundings';
import { useCoFundingColumns } from './columns';
import { ListedCoFunding } from './listed-co-funding';

const NONE: readonly never[] = [];

/** One page of the list. */
export function CoFundingTable({ location, today, onLocationChange }: OfficeTableProps<CoFundingLocation>) {
  const words = useMessages(coFundingsMessages);
  const columns = useCoFundingColumns(location, today);
  const shown = useListPage(coFundingList, location, { key: coFundingListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={NONE}
      caption={words.tabs[location.tab]}
      rowHref={(row) => coFundingHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
      card={(row) => <ListedCoFunding row={row} location={location} />}
    />
  );
}
