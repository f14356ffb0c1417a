import { dayText, timeText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { type InCall, sendingEndAt } from '#shared/entities/registrations/too-late';
import { useMessages } from '#shared/i18n/messages';
import { callEndMessages } from '../messages/call-end';
import { useCallEndWords } from './use-call-end-words';

/** The deadline of a registration that was not submitted; on the last day, and after the end, the text about that. */
export function useSendingDeadline(registration: InCall): string | undefined {
  const words = useMessages(callEndMessages);
  const locale = useLocale();
  const end = useBusinessTime((now) => sendingEndAt(registration, now));
  const nearEnd = useCallEndWords(registration);
  const { call_open_to } = registration;
  if (nearEnd) return nearEnd.title;
  if (end !== 'far' || !call_open_to) return undefined;

  const last = new Date(call_open_to);
  return words.submitBy(dayText(warsawDate(last), locale), timeText(last));
}
