import type { CofundingCall } from '@urzad/contract';
import { FolderCard, LazyPart, lazyPart, ProgressBar, Skeleton } from '@urzad/ui';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { useCallDates } from '../logic/call-dates';
import { homeMessages } from '../messages/home';

/** Comes with the catalogue of error codes and zod, 15 kB that a visitor without a failure does not need. */
const loadFailure = lazyPart(() => import('#shared/failures/load-failure'));

export interface CallFolderProps {
  call: CofundingCall | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The call below the picture: its end and its places. */
export function CallFolder({ call, isLoading, error, onRetry }: CallFolderProps) {
  const words = useMessages(homeMessages);
  if (call) return <OpenCall call={call} />;

  if (isLoading) {
    return (
      <FolderCard number="…" raised aria-label={words.loadingCall}>
        <div className="u:grid u:gap-3">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
        <p role="status" className="u:sr-only">
          {words.loadingCall}
        </p>
      </FolderCard>
    );
  }

  return (
    <div className="u:rounded-lg u:border u:border-line u:bg-surface-raised u:p-6 u:shadow-2">
      {error ? (
        <LazyPart of={loadFailure} missing={<p role="status">{words.callFailed}</p>}>
          {({ LoadFailure }) => <LoadFailure error={error} title={words.callFailed} onRetry={onRetry} />}
        </LazyPart>
      ) : (
        <>
          <h2 className="u:text-lg">{words.noCallTitle}</h2>
          <p className="u:text-sm u:text-muted">{words.noCall}</p>
        </>
      )}
    </div>
  );
}

function OpenCall({ call }: { call: CofundingCall }) {
  const words = useMessages(homeMessages);
  const dates = useCallDates(call);

  return (
    <FolderCard number={words.call(call.number)} raised>
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-2">
        <div className="u:min-w-min u:flex-1">
          <h2 className="u:text-lg u:leading-snug">{dates.headline}</h2>
          {dates.detail && <p className="u:text-sm u:text-muted">{dates.detail}</p>}
        </div>
        <CallStatusBadge status={call.status} />
      </div>
      {(call.status === 'open' || call.status === 'test') && <Places call={call} />}
    </FolderCard>
  );
}

function Places({ call }: { call: CofundingCall }) {
  const words = useMessages(homeMessages);
  const places = call.places_in_zone + call.places_out_zone;
  const submitted = words.submitted(call.submitted_count);
  const label = `${submitted} ${words.forPlaces(places)}`;

  return (
    <div className="u:mt-3.5 u:grid u:gap-1.5">
      <ProgressBar
        kind="meter"
        value={Math.min(call.submitted_count, places)}
        max={places}
        label={label}
        valueText={label}
      />
      {/* Each part stays whole; with the largest text and wide spacing a phone has no room for both on a line. */}
      <p className="u:text-sm" aria-hidden="true">
        <strong className="u:figures">{submitted}</strong>{' '}
        <span className="u:figures">{words.forPlaces(places)}</span>
      </p>
    </div>
  );
}
