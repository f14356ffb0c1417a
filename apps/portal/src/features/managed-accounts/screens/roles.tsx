import { useQuery } from '@tanstack/react-query';
import { Button, PageHeading, TabLinks } from '@urzad/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { rolesQuery } from '../api';
import { GrantList } from '../components/grant-list';
import { PrivilegeCatalogue } from '../components/privilege-catalogue';
import { RoleCard } from '../components/role-card';
import { RoleDialog } from '../components/role-dialog';
import { RoleMatrix } from '../components/role-matrix-table';
import { officeRoleMessages } from '../messages/office-roles';
import { roleMessages } from '../messages/roles';

const TABS = ['matrix', 'roles', 'held', 'grants', 'catalogue'] as const;

/** Roles: what each allows, who holds which, and how they got it (Process §4). */
export function Roles() {
  const words = useMessages(roleMessages);
  const { add } = useMessages(officeRoleMessages);
  const heading = useScreen(words.title);
  const [params] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? TABS[0];
  const today = useBusinessToday();
  const mayEdit = useSession(({ may }) => may('user_role_edit'));
  const [isAdded, setAdded] = useState(false);
  const { data: roles, error, refetch } = useQuery(rolesQuery);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        lead={words.lead}
        actions={
          mayEdit && (
            <Button icon={Plus} onClick={() => setAdded(true)}>
              {add}
            </Button>
          )
        }
      />
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
              {tab === 'roles' && today && (
                <div className="u:grid u:items-start u:gap-4 u:desktop:grid-cols-2">
                  {known
                    .filter(({ perspective }) => perspective !== 'citizen')
                    // Those of the office first.
                    .toSorted((one, other) => one.system.localeCompare(other.system))
                    .map((role) => (
                      <RoleCard
                        key={role.id}
                        role={role}
                        base={known.find(({ id }) => id === role.id_role_base)}
                        mayEdit={mayEdit}
                        today={today}
                      />
                    ))}
                </div>
              )}
              {(tab === 'held' || tab === 'grants') && <GrantList key={tab} held={tab === 'held'} />}
              {tab === 'catalogue' && <PrivilegeCatalogue roles={known} />}
            </>
          )}
        </Loaded>
      </div>
      {isAdded && today && <RoleDialog today={today} kind="add" onClose={() => setAdded(false)} />}
    </>
  );
}
