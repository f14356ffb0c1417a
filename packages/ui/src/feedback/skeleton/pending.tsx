import type { ReactNode } from 'react';
import { Skeleton } from './skeleton';
import { useDelayedPending } from './use-delayed-pending';

export interface PendingProps {
  /** Whether the content is still loading. */
  pending: boolean;
  /** The name of what is loading: "Wczytujemy Twoje zgłoszenia". */
  label: string;
  /** Skeletons in the shape of the content. @default a block and two lines */
  placeholder?: ReactNode;
  /** The content, or a function that is called once it may be rendered. */
  children: ReactNode | (() => ReactNode);
}

/**
 * A placeholder of loading content: skeletons after 250 ms, then the content without flicker. The footer of a page
 * waits for it.
 */
export function Pending({ pending, label, placeholder = <Shape />, children }: PendingProps) {
  const state = useDelayedPending(pending);
  if (state === 'idle') return typeof children === 'function' ? children() : children;

  return (
    // With a key, so that no element of the content is this one: it would count as moved when a heading above grows.
    <div
      key="pending"
      className="u:grid u:min-h-96 u:content-start u:gap-4"
      data-state={state}
      data-loading-screen=""
    >
      <p role="status" className="u:min-h-6 u:text-muted">
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
