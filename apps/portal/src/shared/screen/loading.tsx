import { Skeleton } from '@urzad/ui';
import { useEffect, useState } from 'react';

/** Shorter waits are not worth a word (visual guide §11). */
const SHOWN_AFTER_MS = 250;

/** Holds the place of what is on its way; says in words what it is once that takes a moment. */
export function Loading({ children }: { children: string }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="grid min-h-96 content-start gap-4">
      <p role="status" className="min-h-6 text-muted">
        {isLong && children}
      </p>
      {isLong && (
        <>
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
        </>
      )}
    </div>
  );
}
