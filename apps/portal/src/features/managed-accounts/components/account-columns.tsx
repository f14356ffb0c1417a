import type { ManagedAccountRow } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { ACCOUNT_STATUSES, roleName } from '@urzad/grants';
import { type Locale, TextLink, useLocale } from '@urzad/ui';
import type { DataColumn } from '@urzad/ui/data-table';
import { useMemo } from 'react';
import { type AccountLocation, accountHref, accountList } from '#shared/entities/accounts/account-list';
import { ACCOUNT_STATUS_ICONS } from '#shared/entities/accounts/account-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { useStatuses } from '#shared/libraries/use-words';
import { TwoLines } from '#shared/list/cells';
import { statusColumn } from '#shared/list/columns';
import { accountListMessages } from '../messages/accounts';
import { LastSeen } from './last-seen';

/** Hidden by default: a screen of 1280 px has no room for it. */
export const HIDDEN_ACCOUNT_COLUMNS: readonly string[] = ['create_date'];

type AccountColumn = DataColumn<ManagedAccountRow>;
type Words = (typeof accountListMessages)['pl'];

/** The columns of the list. The server sorts by three of them. */
export function useAccountColumns(location: AccountLocation, today: IsoDate): AccountColumn[] {
  const words = useMessages(accountListMessages);
  const locale = useLocale();
  const statuses = useStatuses(ACCOUNT_STATUSES);

  return useMemo(
    () => [
      personColumn(words, location),
      rolesColumn(words, locale),
      statusColumn<ManagedAccountRow['status'], ManagedAccountRow>({
        locale,
        statuses,
        icons: ACCOUNT_STATUS_ICONS,
        codes: ACCOUNT_STATUSES.codes,
        filterable: !accountList.isSetByTab(location.tab, 'status'),
        width: 180,
        second: () => null,
      }),
      seenColumn(words),
      createdColumn(words, today, locale),
    ],
    [location, today, words, locale, statuses],
  );
}

const personColumn = (words: Words, location: AccountLocation): AccountColumn => ({
  key: 'name',
  header: words.person,
  type: 'text',
  value: ({ name_all }) => name_all,
  filterable: false,
  hideable: false,
  width: 300,
  cell: (row) => (
    <TwoLines
      first={
        <TextLink href={accountHref(row, location)} className="u:font-semibold">
          {row.name_all}
        </TextLink>
      }
      second={row.name_all === row.mail ? null : row.mail}
    />
  ),
});

const rolesColumn = (words: Words, locale: Locale): AccountColumn => ({
  key: 'roles',
  header: words.roles,
  type: 'text',
  value: ({ roles }) => roles.map((role) => roleName(role, locale)).join(', '),
  sortable: false,
  filterable: false,
  width: 280,
});

const seenColumn = (words: Words): AccountColumn => ({
  key: 'online_date',
  header: words.online,
  type: 'date',
  value: ({ online_date }) => online_date && warsawDate(new Date(online_date)),
  filterable: false,
  width: 190,
  cell: (row) => <LastSeen of={row} />,
});

const createdColumn = (words: Words, today: IsoDate, locale: Locale): AccountColumn => ({
  key: 'create_date',
  header: words.created,
  type: 'date',
  value: ({ create_date }) => warsawDate(new Date(create_date)),
  filterable: false,
  width: 140,
  cell: ({ create_date }) => dateText(warsawDate(new Date(create_date)), { today, locale }),
});
