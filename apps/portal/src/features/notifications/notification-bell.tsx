import { useQuery } from '@tanstack/react-query';
import { NotificationBell as Bell } from '@urzad/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unreadQuery } from './api';

const NotificationPanel = lazy(() =>
  import('./parts/notification-panel').then((module) => ({ default: module.NotificationPanel })),
);

/** The bell of the header with the number of unread messages; the panel's code is loaded when it is first opened. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { data: unread } = useQuery(unreadQuery);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows a message to its page is done with the panel.
  useEffect(() => setOpen(false), [key]);

  function open() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Bell unread={unread} expanded={isOpen} onPress={open} />
      {isWanted && (
        <Suspense fallback={null}>
          <NotificationPanel open={isOpen} onOpenChange={setOpen} unread={unread ?? 0} />
        </Suspense>
      )}
    </>
  );
}
