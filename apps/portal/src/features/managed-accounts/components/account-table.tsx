import type { IsoDate } from '@urzad/domain';
import {
  type AccountLocation,
  accountHref,
  accountList,
  accountListKey,
} from '#shared/entities/accounts/account-list';
import { useMessages } from '#shared/i18n/messages';
import { ListTable } from '#shared/list/list-table';
import { useListPage } from '#shared/list/use-list-page';
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
  const shown = useListPage(accountList, location, { key: accountListKey });

  return (
    <ListTable
      {...shown}
      onLocationChange={onLocationChange}
      columns={columns}
      hidden={HIDDEN_ACCOUNT_COLUMNS}
      caption={words.tabs[location.tab]}
      rowHref={(row) => accountHref(row, location)}
      exportName={words.exportName}
      failed={words.loadTitle}
      empty={{
        ...words.empty[location.tab],
        searchHint: words.nothingFoundHint,
        action: null,
      }}
      card={(row) => <AccountCard row={row} location={location} />}
    />
  );
}
