import { useQuery } from '@tanstack/react-query';
import { PageHeading, TabLinks } from '@urzad/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { rolesQuery } from '../api';
import { GrantList } from '../components/grant-list';
import { PrivilegeCatalogue } from '../components/privilege-catalogue';
import { RoleMatrix } from '../components/role-matrix-table';
import { roleMessages } from '../messages/roles';

const TABS = ['matrix', 'held', 'grants', 'catalogue'] as const;

/** Roles: what each allows, who holds which, and how they got it (Process §4). */
export function Roles() {
  const words = useMessages(roleMessages);
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? TABS[0];
  const { data: roles, error, refetch } = useQuery(rolesQuery);

  return (
    <>
      <PageHeading ref={heading} title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        links={TABS.map((name) => ({
          href: name === TABS[0] ? paths.userRoles : `${paths.userRoles}?tab=${name}`,
          label: words.tabs[name],
          current: name === tab,
        }))}
      />
      <div className="u:mt-4">
        <Loaded data={roles} error={error} onRetry={() => void refetch()} loading={words.loading}>
          {(known) => (
            <>
              {tab === 'matrix' && <RoleMatrix roles={known} />}
              {(tab === 'held' || tab === 'grants') && <GrantList key={tab} held={tab === 'held'} />}
              {tab === 'catalogue' && <PrivilegeCatalogue roles={known} />}
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
