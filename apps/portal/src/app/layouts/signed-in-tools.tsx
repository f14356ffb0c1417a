import { useIdlePart } from '@urzad/ui';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { LiveUpdates } from '../live/live-updates';
import { PageTools } from '../live/page-tools';
import { signInAgain } from '../session-over';
import { DeveloperButton } from './developer-button';
import { OnlineUpdate } from './online-update';
import { SessionWatch } from './session-watch';
import { UserMenu } from './user-menu';
import { UserMenuPlace } from './user-menu-place';

/** The server has not said yet whose session it is. Unreachable, it leaves the menu with its way out. */
const isPersonComing = ({ status, me }: ReturnType<typeof useSession.getState>) =>
  me === undefined && (status === 'loading' || status === 'signed-in');

interface SignedInToolsProps {
  /** The layout has the developer's menu, for who has `base_dev` (Order §12). */
  developer: boolean;
}

/** The tools of the header for a signed-in person; loaded only then. */
export function SignedInTools({ developer }: SignedInToolsProps) {
  const isOpen = useSession(({ me }) => hasAccess(me));
  const isComing = useSession(isPersonComing);
  const isDeveloper = useSession(({ may }) => may('base_dev'));
  useIdlePart(signInAgain);

  return (
    <>
      {isOpen && <NotificationBell />}
      {developer && isDeveloper && <DeveloperButton />}
      {isComing ? <UserMenuPlace /> : <UserMenu />}
      <SessionWatch />
      <OnlineUpdate />
      <LiveUpdates />
      <PageTools />
    </>
  );
}
