import { managedAccounts } from '@urzad/contract';
import { ACCOUNT_STATUSES } from '@urzad/grants';
import { options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { accountsKey } from './account-query';

/** Accounts of the office and of citizens. */
export const accountList = defineListLocation({
  endpoint: managedAccounts.get,
  path: paths.users,
  tableCode: 'user',
  tabs: {
    staff: { staff: 'yes' },
    citizens: { staff: 'no' },
    locked: { status: 'locked' },
    all: {},
  },
  sorts: ['name', 'create_date', 'online_date'],
  filters: { status: options(ACCOUNT_STATUSES.codes) },
  choices: {},
});

export type AccountLocation = LocationOf<typeof accountList>;
export type AccountTab = AccountLocation['tab'];

/** The address of an account has the location in the list, so that its page can lead back. */
export function accountHref({ id }: { id: number }, location: AccountLocation): string {
  return paths.user(id) + accountList.toQuery(location);
}

export const accountListKey = [...accountsKey, 'list'] as const;
