import {
  type ContractLocation,
  contractHref,
  contractList,
  contractListKey,
} from '#shared/entities/contracts/contract-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { useListPage } from '#shared/list/use-list-page';
import { contractListMessages } from '../messages/contracts';
import { HIDDEN_COLUMNS, useContractColumns } from './columns';
import { ContractCard } from './contract-card';

/** One page of the list. */
export function ContractTable({ location, today, onLocationChange }: OfficeTableProps<ContractLocation>) {
  const words = useMessages(contractListMessages);
  const columns = useContractColumns(location, today);
  const shown = useListPage(contractList, location, { key: contractListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => contractHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{ ...words.empty[location.tab], searchHint: words.nothingFoundHint }}
      card={(row) => <ContractCard row={row} location={location} today={today} />}
    />
  );
}
