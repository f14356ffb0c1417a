import { Skeleton } from '../skeleton/skeleton';

/** Skeletons of the entries that are loading. */
export function NotificationsAhead({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className="flex gap-3 border-b border-line-subtle px-5 py-3">
          <span className="flex-none">
            <Skeleton shape="circle" />
          </span>
          <div className="grid flex-1 gap-2">
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
