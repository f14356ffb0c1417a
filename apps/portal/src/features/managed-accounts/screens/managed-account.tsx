import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, PageHeading } from '@urzad/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { accountList } from '#shared/entities/accounts/account-list';
import { accountQuery } from '#shared/entities/accounts/account-query';
import { AccountStatusBadge } from '#shared/entities/accounts/account-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { AccountEvents } from '../components/account-events';
import { AccountRoles } from '../components/account-roles';
import { AccountFacts, type AccountPartProps } from '../components/managed-facts';
import { AccountSessions } from '../components/managed-sessions';
import { accountPageMessages } from '../messages/account';

/** One account: its facts, roles, live sessions and what the log holds about it. */
export function ManagedAccountScreen() {
  const words = useMessages(accountPageMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const breadcrumbs = useBreadcrumbs();
  const { data: account, error, refetch } = useQuery(accountQuery(id));
  if (account && today) return <LoadedAccount key={id} account={account} today={today} />;

  return (
    <ObjectScreen
      title={words.title}
      breadcrumbs={breadcrumbs}
      query={{ data: undefined, error, refetch }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{ title: words.missing, text: words.missingHint }}
    >
      {() => null}
    </ObjectScreen>
  );
}

/** With a heading of its own: a name that came into the heading of the placeholder would move what stands below. */
function LoadedAccount({ account, today }: AccountPartProps) {
  const heading = useScreen(account.name_all);
  const breadcrumbs = useBreadcrumbs();
  const mayReadLog = useSession(({ may }) => may('base_log'));

  return (
    <div className="u:grid u:gap-6">
      <PageHeading
        ref={heading}
        title={account.name_all}
        beside={<AccountStatusBadge status={account.status} />}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} current={account.name_all} />}
      />
      <div className="u:grid u:items-start u:gap-6 u:desktop:grid-cols-2">
        <div className="u:grid u:min-w-0 u:gap-6">
          <AccountFacts account={account} today={today} />
          <AccountRoles account={account} today={today} />
        </div>
        <div className="u:grid u:min-w-0 u:gap-6">
          <AccountSessions account={account} />
          {mayReadLog && <AccountEvents id={account.id} />}
        </div>
      </div>
    </div>
  );
}

/** The list as it was left. */
function useBreadcrumbs() {
  const words = useMessages(accountPageMessages);
  const [params] = useSearchParams();
  return [{ label: words.list, href: accountList.hrefOf(accountList.parse(params)) }];
}
