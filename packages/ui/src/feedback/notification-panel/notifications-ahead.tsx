import { Skeleton } from '../skeleton/skeleton';

/** Skeletons of the entries that are loading. */
export function NotificationsAhead({ label }: { label: string }) {
  return (
    <div className="u:part" role="status">
      <span className="u:sr-only">{label}</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className="u:flex u:gap-3 u:border-b u:border-line-subtle u:px-5 u:py-3">
          <span className="u:flex-none">
            <Skeleton shape="circle" />
          </span>
          <div className="u:grid u:flex-1 u:gap-2">
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
