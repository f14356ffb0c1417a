import { LazyPart, lazyPart } from '@urzad/ui';
import type { ToastLogProps } from '@urzad/ui/overlays';
import { useState } from 'react';
import { ReloadButton } from '../screen-boundary';

const panel = lazyPart(() => import('./recent-messages-panel'));

/** The log of toasts. */
export function RecentMessages({ open, onOpenChange }: ToastLogProps) {
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  if (!isWanted) return null;

  return (
    <LazyPart of={panel} missing={<ReloadButton />}>
      {({ RecentMessagesPanel }) => <RecentMessagesPanel open={open} onOpenChange={onOpenChange} />}
    </LazyPart>
  );
}
