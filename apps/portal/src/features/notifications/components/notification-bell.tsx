import { useQuery } from '@tanstack/react-query';
import { NotificationBell as Bell, LazyPart, lazyPart } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePartOnPress } from '#shared/screen/use-part-on-press';
import { unreadQuery } from '../api';

const panel = lazyPart(() => import('./notification-panel'));

/**
 * The bell of the header with the number of unread notifications; the code of the panel is loaded when it is first
 * opened.
 */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { data: unread } = useQuery(unreadQuery);
  const { key } = useLocation();
  const { press } = usePartOnPress(panel, open);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever follows a message to its page is done with the panel.
  useEffect(() => setOpen(false), [key]);

  function open() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Bell unread={unread} expanded={isOpen} onPress={press} />
      {isWanted && (
        <LazyPart of={panel}>
          {({ NotificationPanel }) => (
            <NotificationPanel open={isOpen} onOpenChange={setOpen} unread={unread ?? 0} />
          )}
        </LazyPart>
      )}
    </>
  );
}
