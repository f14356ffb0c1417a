import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { SEE_MEMBERS } from '@urzad/grants';
import { useParams, useSearchParams } from 'react-router-dom';
import { certificatesQuery } from '#shared/entities/employer-certificates/certificate-query';
import { queueList } from '#shared/entities/registrations/queue-list';
import { shownRegistrationQuery } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DeskScreen } from '#shared/object/desk-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { EditableReview } from '../components/editable-review';
import { LostLead } from '../components/lost-lead';
import { ReadOnlyReview } from '../components/read-only-review';
import { ReviewHeading } from '../components/review-heading';
import { reviewMessages } from '../messages/review';

/** One application in the review: answers, documents, decision (Process §1.2). */
export function Review() {
  const words = useMessages(reviewMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const { data: registration, error, refetch } = useQuery(shownRegistrationQuery(id));
  const maySeeWork = useSession(({ may }) => may(SEE_MEMBERS));
  // Shown with the application: a card that came later would move what stands below.
  const isBringing = maySeeWork && registration?.status === 'contract_stage';
  const { isLoading } = useQuery({ ...certificatesQuery(id), enabled: isBringing });
  const data = isLoading ? undefined : registration;

  return (
    <DeskScreen
      query={{ data: data && today && { registration: data, today }, error, refetch }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{
        title: words.missing,
        text: words.missingHint,
        back: { href: queueList.hrefOf(queueList.parse(params)), label: words.backToQueue },
      }}
    >
      {(known) => <LoadedReview key={id} {...known} />}
    </DeskScreen>
  );
}

function LoadedReview({ registration, today }: { registration: Registration; today: IsoDate }) {
  const words = useMessages(reviewMessages);
  const title = useScreen(words.title(registration.number));
  // A new status may remove the old heading too: the new one takes the focus.
  const onDecided = useFocusAfterStep(title, registration.row_version);
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
    onDecided,
  };
  const { id, steps, status, version_no } = registration;

  return (
    <>
      <LostLead registration={registration} />
      {steps.includes('score') ? (
        <EditableReview key={`${id} ${status} ${version_no}`} {...parts} />
      ) : (
        <ReadOnlyReview {...parts} />
      )}
    </>
  );
}
