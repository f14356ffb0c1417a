import { useQuery } from '@tanstack/react-query';
import { Counter, IconButton } from '@urzad/ui';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages';
import { unreadQuery } from './api';
import { notificationMessages } from './messages';

const NotificationPanel = lazy(() =>
  import('./parts/notification-panel').then((module) => ({ default: module.NotificationPanel })),
);

/** The bell of the header with the number of unread messages; the panel's code is loaded when it is first opened. */
export function NotificationBell() {
  const words = useMessages(notificationMessages);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { data: unread = 0 } = useQuery(unreadQuery);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows a message to its page is done with the panel.
  useEffect(() => setOpen(false), [key]);

  function open() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <span className="relative">
      <IconButton
        icon={Bell}
        label={words.open(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {unread > 0 && (
        <span aria-hidden="true" className="pointer-events-none absolute -top-0.5 -right-0.5">
          <Counter value={unread} kind="alert" />
        </span>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <NotificationPanel open={isOpen} onOpenChange={setOpen} unread={unread} />
        </Suspense>
      )}
    </span>
  );
}
