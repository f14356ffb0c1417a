import type { ToastLogProps } from '@urzad/ui';
import { lazy, Suspense, useState } from 'react';
import { ReloadButton, ScreenBoundary } from '../screen-boundary';

const Panel = lazy(() =>
  import('./recent-messages-panel').then((module) => ({ default: module.RecentMessagesPanel })),
);

/** What the corner of the screen has said, to be read in peace. */
export function RecentMessages({ open, onOpenChange }: ToastLogProps) {
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  if (!isWanted) return null;

  return (
    <ScreenBoundary fallback={<ReloadButton />}>
      <Suspense fallback={null}>
        <Panel open={open} onOpenChange={onOpenChange} />
      </Suspense>
    </ScreenBoundary>
  );
}
