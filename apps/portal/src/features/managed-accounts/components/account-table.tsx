import { useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import {
  type AccountLocation,
  accountHref,
  accountList,
  accountListKey,
} from '#shared/entities/accounts/account-list';
import { useMessages } from '#shared/i18n/messages';
import { ListEmpty } from '#shared/list/list-empty';
import { listPageQuery, wholeList } from '#shared/list/list-queries';
import { ListTable } from '#shared/list/list-table';
import { accountListMessages } from '../messages/accounts';
import { AccountCard } from './account-card';
import { HIDDEN_ACCOUNT_COLUMNS, useAccountColumns } from './account-columns';

interface AccountTableProps {
  location: AccountLocation;
  today: IsoDate;
  onLocationChange: (location: AccountLocation) => void;
}

/** One page of the list. */
export function AccountTable({ location, today, onLocationChange }: AccountTableProps) {
  const words = useMessages(accountListMessages);
  const columns = useAccountColumns(location, today);
  const filter = accountList.filterOf(location);
  const page = useQuery(listPageQuery(accountList.endpoint, accountListKey, filter));

  return (
    <ListTable
      list={accountList}
      location={location}
      onLocationChange={onLocationChange}
      page={page}
      loadAll={() => wholeList(accountList.endpoint, filter)}
      columns={columns}
      hidden={HIDDEN_ACCOUNT_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => accountHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={
        <ListEmpty
          {...words.empty[location.tab]}
          list={accountList}
          location={location}
          total={page.data?.count ?? 0}
          searchHint={words.nothingFoundHint}
          action={null}
        />
      }
      card={(row) => <AccountCard row={row} location={location} />}
    />
  );
}
