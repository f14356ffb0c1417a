import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useScrollStop } from './use-scroll-stop';

export interface ScrollBodyProps {
  /** Inner padding. */
  className?: string | undefined;
  children: ReactNode;
}

/** The part of a layer that scrolls. It is focusable only when it scrolls. */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);

  return (
    <div
      ref={frame}
      tabIndex={useScrollStop(frame)}
      className="u:modal-body u:relative u:min-h-0 u:flex-1 u:overflow-y-auto"
    >
      <div className={cn('u:part', className)}>{children}</div>
    </div>
  );
}
