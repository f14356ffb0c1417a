import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { type InCall, isTooLate, sendingEndAt } from '#shared/entities/registrations/too-late';
import { useMessages } from '#shared/i18n/messages';
import { useBusinessToday } from '#shared/system/use-office';
import { callEndMessages } from '../messages/call-end';

/**
 * The text about the end of the call, or of the time for a correction, for a registration that was not submitted;
 * undefined while it is far.
 */
export function useCallEndWords(registration: InCall) {
  const words = useMessages(callEndMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const end = useBusinessTime((now) => sendingEndAt(registration, now));
  const { status, call_open_to, correction_to } = registration;
  const isLate = useBusinessTime((now) => isTooLate(registration, now));
  const isAnnounced = useBusinessTime((now) => call_open_to !== null && now > new Date(call_open_to));
  if (status === 'to_correct' && correction_to && isLate) {
    return {
      isOver: true,
      title: words.correctionEnded(longDateText(correction_to, locale)),
      text: words.over.to_correct,
    };
  }
  if (!call_open_to) return undefined;

  const day = warsawDate(new Date(call_open_to));
  const time = timeText(new Date(call_open_to));
  if (end === 'soon') {
    const title = day === today ? words.endsToday(time) : words.endsTomorrow(time);
    return { isOver: false, title, text: words.soon };
  }
  if (end !== 'over' || (status !== 'draft' && status !== 'to_sign' && status !== 'signed')) return undefined;

  // A call that was ended early has no hour to show: its own date is still to come.
  const title = isAnnounced ? words.ended(longDateText(day, locale), time) : words.endedEarly;
  return { isOver: true, title, text: words.over[status] };
}
