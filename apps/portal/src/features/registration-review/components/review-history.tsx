import type { Registration } from '@urzad/contract';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { courseOf } from '../logic/course-of';
import { reviewMessages } from '../messages/review';

/** The course of the application so far. */
export function ReviewHistory({ registration }: { registration: Registration }) {
  const words = useMessages(reviewMessages);
  const course = courseOf(registration, words.pointsApproved);
  if (course.length === 0) return null;

  return (
    <section>
      <h2 className="u:pt-6 u:pb-3 u:text-lg">{words.history}</h2>
      <StatusTimeline history={course} statuses={REGISTRATION_STATUSES} icons={REGISTRATION_STATUS_ICONS} />
    </section>
  );
}
