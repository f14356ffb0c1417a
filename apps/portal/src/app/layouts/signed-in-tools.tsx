import { lazy, Suspense } from 'react';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { ScreenBoundary } from '../screen-boundary';
import { UserMenu } from './user-menu';

const SessionWatch = lazy(() =>
  import('./session-watch').then((module) => ({ default: module.SessionWatch })),
);

/** What the header holds for a signed-in person; loaded only then. */
export function SignedInTools() {
  return (
    <>
      <NotificationBell />
      <UserMenu />
      <ScreenBoundary fallback={null}>
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}
