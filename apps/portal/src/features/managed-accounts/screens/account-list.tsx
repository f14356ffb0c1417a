import { useQuery } from '@tanstack/react-query';
import { PageHeading, SearchField } from '@urzad/ui';
import { accountList } from '#shared/entities/accounts/account-list';
import { useMessages } from '#shared/i18n/messages';
import { FoundFor } from '#shared/list/found-for';
import { ListTabs } from '#shared/list/list-tabs';
import { ListTotal } from '#shared/list/list-total';
import { useListLocation } from '#shared/list/use-list-location';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { countsQuery } from '../api';
import { AccountTable } from '../components/account-table';
import { AddAction } from '../components/add-action';
import { accountListMessages } from '../messages/accounts';

/** Accounts of the office and of citizens, in four tabs (Spec §2). */
export function AccountList() {
  const words = useMessages(accountListMessages);
  const heading = useScreen(words.title);
  const mayAdd = useSession(({ may }) => may('user_add') && may('user_role_grant') && may('user_role_show'));
  const today = useBusinessToday();
  const [location, goTo] = useListLocation(accountList);
  const { data: counts } = useQuery(countsQuery);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        // The line is kept for the number, or what stands below would move.
        lead={counts ? <ListTotal count={counts.all} text={words.lead} /> : '\u00a0'}
        actions={
          <>
            <SearchField
              label={words.search}
              value={location.text}
              onSearch={(text) => goTo({ ...location, text, page: 1 })}
            />
            {mayAdd && <AddAction />}
          </>
        }
      />
      {today && (
        <>
          <ListTabs
            list={accountList}
            location={location}
            label={words.tabsLabel}
            labels={words.tabs}
            counts={counts}
          />
          {location.text && (
            <FoundFor text={location.text} onClear={() => goTo({ ...location, text: '', page: 1 })} />
          )}
          <AccountTable location={location} today={today} onLocationChange={goTo} />
        </>
      )}
    </>
  );
}
