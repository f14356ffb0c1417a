import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/class-names/cn';

export interface ScrollBodyProps {
  /** Inner padding. */
  className?: string | undefined;
  children: ReactNode;
}

/** The part of a layer that scrolls. It is focusable only when it scrolls. */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const outer = frame.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner) return;

    const look = () => setScrolls(outer.scrollHeight > outer.clientHeight);
    look(); // The observer runs a frame later, when somebody may already have pressed Tab.
    const watch = new ResizeObserver(look);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      tabIndex={scrolls ? 0 : undefined}
      className="u:modal-body u:min-h-0 u:flex-1 u:overflow-y-auto"
    >
      <div className={cn('u:part', className)}>{children}</div>
    </div>
  );
}
