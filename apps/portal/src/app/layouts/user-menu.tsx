import { Avatar, Button, Dropdown, type MenuItem } from '@urzad/ui';
import { ChevronDown, Files, LayoutDashboard, LockKeyhole, LogOut } from 'lucide-react';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import type { Me } from '../../shared/session/me';
import { useSession } from '../../shared/session/session-store';
import { APP_VERSION } from '../../shared/version';
import { lockSession } from '../lock-session';
import { appMessages } from '../messages';

/** Who is signed in, and what they may do about it (Spec §2). An entry is there once its screen is. */
export function UserMenu() {
  const words = useMessages(appMessages);
  const me = useSession((session) => session.me);
  const items = useUserItems(me);
  const name = me?.user.firstname ?? me?.name_all ?? '';

  return (
    <Dropdown
      label={words.userMenu}
      items={items}
      header={me && <WhoIsIt me={me} />}
      footer={words.version(APP_VERSION)}
      trigger={
        <Button variant="quiet" className="px-1.5">
          <Avatar name={me?.name_all ?? ''} size="sm" />
          <span className="sr-only">
            {words.userMenu}: {name}
          </span>
          <span aria-hidden="true" className="hidden max-w-40 truncate text-ink tablet:block">
            {name}
          </span>
          <ChevronDown aria-hidden="true" size="1.1em" className="hidden text-muted tablet:block" />
        </Button>
      }
    />
  );
}

function WhoIsIt({ me }: { me: Me }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={me.name_all} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{me.name_all}</p>
        <p className="truncate text-sm text-muted">{me.mail}</p>
      </div>
    </div>
  );
}

function useUserItems(me: Me | undefined): MenuItem[] {
  const words = useMessages(appMessages);
  const isCitizen = me?.perspective === 'citizen';

  const work: MenuItem[] = isCitizen
    ? [
        { id: 'registrations', name: words.myRegistrations, icon: Files, link: paths.registrations },
        {
          id: 'panel',
          name: words.participantPanel,
          icon: LayoutDashboard,
          link: paths.registrationSendShow,
        },
      ]
    : [{ id: 'registrations', name: words.officeQueue, icon: Files, link: paths.registrations }];

  return [
    ...work,
    {
      id: 'lock',
      name: words.lockScreen,
      icon: LockKeyhole,
      divide: true,
      onSelect: () => void lockSession(),
    },
    { id: 'logout', name: words.logOut, icon: LogOut, link: paths.logout },
  ];
}
