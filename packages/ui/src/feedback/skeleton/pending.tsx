import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import { useDelayedPending } from './use-delayed-pending';

export interface PendingProps {
  pending: boolean;
  /** What is on its way: "Wczytujemy Twoje zgłoszenia". */
  label: string;
  /** Skeletons in the shape of the content. @default a block and two lines */
  placeholder?: ReactNode;
  /** The content; called once it may be seen. */
  children: () => ReactNode;
}

/** Keeps the place of content that is on its way, says so once it takes a moment, then shows it without a flicker. */
export function Pending({ pending, label, placeholder = <Shape />, children }: PendingProps) {
  const state = useDelayedPending(pending);
  if (state === 'idle') return children();

  return (
    <div className="grid min-h-96 content-start gap-4" data-state={state}>
      <p role="status" className="min-h-6 text-muted">
        {state === 'shown' && label}
      </p>
      {state === 'shown' && placeholder}
    </div>
  );
}

function Shape() {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </>
  );
}
