import { type Registration, refOf } from '@urzad/contract';
import { dateText, type IsoDate, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import type { Ref } from 'react';
import { DaysLeft, DueDay } from '#shared/deadlines/due-date';
import { LetterLink } from '#shared/entities/people/letter-link';
import { dueDateOf } from '#shared/entities/registrations/due-date-of';
import { type QueueLocation, queueList } from '#shared/entities/registrations/queue-list';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DeskHeading } from '#shared/object/desk-heading';
import { Onlookers } from '#shared/object/onlookers';
import { useShown } from '#shared/object/use-shown';
import { Presence } from '#shared/presence/presence';
import { useSession } from '#shared/session/session-store';
import { reviewMessages } from '../messages/review';
import { QueueNeighbours } from './queue-neighbours';

interface ReviewHeadingProps {
  registration: Registration;
  location: QueueLocation;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** The applicant, the status, who is in charge, and the links to the neighbours in the queue. */
export function ReviewHeading({ registration, location, today, ref }: ReviewHeadingProps) {
  const words = useMessages(reviewMessages);
  const { id, firstname, lastname } = registration;
  useShown('cofundingregistration', id);

  return (
    <DeskHeading
      ref={ref}
      back={{ href: queueList.hrefOf(location), label: words.backToQueue }}
      title={`${firstname} ${lastname}`}
      beside={
        <>
          <Standing registration={registration} today={today} />
          <Lead owner={registration.owner} />
        </>
      }
      lead={<Facts registration={registration} today={today} />}
      neighbours={<QueueNeighbours id={id} location={location} />}
    />
  );
}

/** The status, and the deadline of its next step. */
function Standing({ registration, today }: Pick<ReviewHeadingProps, 'registration' | 'today'>) {
  const due = dueDateOf(registration);

  return (
    <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
      <RegistrationStatusBadge status={registration.status} />
      {due && (
        <span className="u:text-sm">
          <DaysLeft due={due} today={today} /> · <DueDay due={due} today={today} />
        </span>
      )}
    </span>
  );
}

function Facts({ registration, today }: Pick<ReviewHeadingProps, 'registration' | 'today'>) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { id, id_user, number, send_date, received_date, version_no, status } = registration;
  const facts = [
    send_date && words.sent(dateText(warsawDate(new Date(send_date)), { today, locale })),
    // While the parent corrects it, the next version is not submitted yet.
    version_no > 1 &&
      status !== 'to_correct' &&
      received_date &&
      words.corrected(dateText(warsawDate(new Date(received_date)), { today, locale })),
  ];

  return (
    <>
      <span className="u:file-number">{number}</span>
      <span>{['', ...facts.filter(Boolean)].join(' · ')}</span>
      <Presence id={id_user} />
      <LetterLink of={refOf('cofundingregistration', id)} />
      <Onlookers of={refOf('cofundingregistration', id)} />
    </>
  );
}

function Lead({ owner }: { owner: Registration['owner'] }) {
  const words = useMessages(reviewMessages);
  const myId = useSession(({ me }) => me?.id);
  if (!owner) return null;

  return (
    <p className="u:text-sm u:font-medium">{owner.id === myId ? words.leadMe : words.lead(owner.name)}</p>
  );
}
