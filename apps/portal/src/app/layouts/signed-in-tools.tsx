import { useIdlePart } from '@urzad/ui';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { NotificationBell } from '../../features/notifications/components/notification-bell';
import { signInAgain } from '../session-over';
import { OnlineUpdate } from './online-update';
import { SessionWatch } from './session-watch';
import { UserMenu } from './user-menu';

/** The tools of the header for a signed-in person; loaded only then. */
export function SignedInTools() {
  const isOpen = useSession(({ me }) => hasAccess(me));
  useIdlePart(signInAgain);

  return (
    <>
      {isOpen && <NotificationBell />}
      <UserMenu />
      <SessionWatch />
      <OnlineUpdate />
    </>
  );
}
