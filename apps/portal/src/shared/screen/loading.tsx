import { Skeleton, useDelayedPending } from '@urzad/ui';

/** Holds the place of what is on its way; says in words what it is once that takes a moment. */
export function Loading({ children }: { children: string }) {
  const isLong = useDelayedPending(true) === 'shown';

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
