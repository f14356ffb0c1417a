import { useQuery } from '@tanstack/react-query';
import {
  type ContractLocation,
  contractHref,
  contractList,
  contractListKey,
} from '#shared/entities/contracts/contract-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import type { OfficeTableProps } from '#shared/list/office-list';
import { contractListMessages } from '../messages/contracts';
import { HIDDEN_COLUMNS, useContractColumns } from './columns';
import { ContractCard } from './contract-card';

/** One page of the list. */
export function ContractTable({ location, today, onLocationChange }: OfficeTableProps<ContractLocation>) {
  const words = useMessages(contractListMessages);
  const columns = useContractColumns(location, today);
  const filter = contractList.filterOf(location);
  const page = useQuery(listPageQuery(contractList.endpoint, contractListKey, filter));

  return (
    <ListTable
      list={contractList}
      location={location}
      onLocationChange={onLocationChange}
      page={page}
      loadAll={() => wholeList(contractList.endpoint, filter)}
      columns={columns}
      hidden={HIDDEN_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => contractHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty[location.tab]}
          list={contractList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
        />
      }
      card={(row) => <ContractCard row={row} location={location} today={today} />}
    />
  );
}
