import { useIdlePart } from '@urzad/ui';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { LiveUpdates } from '../live/live-updates';
import { PageTools } from '../live/page-tools';
import { signInAgain } from '../session-over';
import { OnlineUpdate } from './online-update';
import { SessionWatch } from './session-watch';
import { UserMenu } from './user-menu';
import { UserMenuPlace } from './user-menu-place';

/** The server has not said yet whose session it is. Unreachable, it leaves the menu with its way out. */
const isPersonComing = ({ status, me }: ReturnType<typeof useSession.getState>) =>
  me === undefined && (status === 'loading' || status === 'signed-in');

/** The tools of the header for a signed-in person; loaded only then. */
export function SignedInTools() {
  const isOpen = useSession(({ me }) => hasAccess(me));
  const isComing = useSession(isPersonComing);
  useIdlePart(signInAgain);

  return (
    <>
      {isOpen && <NotificationBell />}
      {isComing ? <UserMenuPlace /> : <UserMenu />}
      <SessionWatch />
      <OnlineUpdate />
      <LiveUpdates />
      <PageTools />
    </>
  );
}
