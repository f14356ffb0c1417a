import type { CofundingCall } from '@urzad/contract';
import { dayText, timeLeft, timeText, warsawDate, weekdayText } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { useMessages } from '#shared/i18n/messages';
import { homeMessages } from '../messages/home';

export interface CallDates {
  /** "Przyjmujemy zgłoszenia do 12 lutego" */
  headline: string;
  /** "piątek, godz. 15:30 · zostały 2 dni" */
  detail?: string;
}

/** The next date of the call as text. */
export function useCallDates({ status, open_from, open_to }: CofundingCall): CallDates {
  const words = useMessages(homeMessages);
  const locale = useLocale();
  const daysLeft = useBusinessTime((now) => (open_to ? timeLeft(new Date(open_to), now)?.days : undefined));
  const whenOf = (moment: Date) => words.at(weekdayText(warsawDate(moment), locale), timeText(moment));
  const dayOf = (moment: Date) => dayText(warsawDate(moment), locale);

  if (status === 'cancelled') return { headline: words.cancelled };
  if ((status === 'open' || status === 'test') && open_to) {
    const end = new Date(open_to);
    const left = daysLeft !== undefined && words.daysLeft(daysLeft);
    return { headline: words.openUntil(dayOf(end)), detail: [whenOf(end), left].filter(Boolean).join(' · ') };
  }
  if (status === 'published' && open_from) {
    const start = new Date(open_from);
    return { headline: words.opens(dayOf(start)), detail: whenOf(start) };
  }
  if (!open_to) return { headline: words.over };
  return { headline: words.ended(dayOf(new Date(open_to))), detail: words.next };
}
