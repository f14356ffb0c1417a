import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { EmptyState, TextLink, useDelayedPending } from '@urzad/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { queueList } from '#shared/queue/queue-list';
import { shownRegistrationQuery } from '#shared/registrations/registration-query';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { EditableReview } from '../components/editable-review';
import { ReadOnlyReview } from '../components/read-only-review';
import { ReviewHeading } from '../components/review-heading';
import { reviewMessages } from '../messages/review';

/** One application in the review: answers, documents, decision (Process §1.2). */
export function Review() {
  const words = useMessages(reviewMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data, error, refetch } = useQuery({
    ...shownRegistrationQuery(id),
    enabled: Number.isSafeInteger(id),
  });

  const isMissing = error instanceof ApiFailure && error.code === 'object-no-exist';
  const wait = useDelayedPending(!data && !error);

  if (!Number.isSafeInteger(id) || (isMissing && !data)) return <Missing />;
  if (data && today && wait === 'idle') return <LoadedReview key={id} registration={data} today={today} />;
  return (
    <PagePadding>
      <Loaded
        data={undefined}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.loadTitle}
      >
        {() => null}
      </Loaded>
    </PagePadding>
  );
}

function LoadedReview({ registration, today }: { registration: Registration; today: IsoDate }) {
  const words = useMessages(reviewMessages);
  const title = useScreen(words.title(registration.number));
  const decided = useRef(false);
  const [params] = useSearchParams();
  const parts = {
    registration,
    today,
    heading: (
      <ReviewHeading
        ref={title}
        registration={registration}
        location={queueList.parse(params)}
        today={today}
      />
    ),
    onDecided: () => {
      decided.current = true;
    },
  };
  const { id, steps, status, version_no, row_version } = registration;

  // A decision removes the button that had the focus, and a new status the old heading: the new heading takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision makes another version.
  useEffect(() => {
    if (decided.current) title.current?.focus();
    decided.current = false;
  }, [row_version]);

  return steps.includes('score') ? (
    <EditableReview key={`${id} ${status} ${version_no}`} {...parts} />
  ) : (
    <ReadOnlyReview {...parts} />
  );
}

function Missing() {
  const words = useMessages(reviewMessages);
  const title = useScreen(words.missing);
  const [params] = useSearchParams();

  return (
    <PagePadding>
      <h1 ref={title} tabIndex={-1} className="u:sr-only">
        {words.missing}
      </h1>
      <EmptyState
        picture={false}
        title={words.missing}
        action={
          <TextLink variant="standalone" href={queueList.hrefOf(queueList.parse(params))}>
            {words.backToQueue}
          </TextLink>
        }
      >
        {words.missingHint}
      </EmptyState>
    </PagePadding>
  );
}

/** The review itself has no padding, as its columns reach the edges of the viewport; an error shown instead needs one. */
function PagePadding({ children }: { children: ReactNode }) {
  return <div className="u:p-4 u:desktop:px-7 u:desktop:py-5.5">{children}</div>;
}
