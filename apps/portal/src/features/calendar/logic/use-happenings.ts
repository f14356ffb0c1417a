import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { IsoDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useMemo } from 'react';
import { termMessages } from '#shared/entities/terms/term-messages';
import { useMessages } from '#shared/i18n/messages';
import { type Days, daysQuery, eventsQuery } from '../api';
import { calendarMessages } from '../messages/calendar';
import { happeningsOf } from './happenings';

/** What happens on some days, once both answers are there. */
export function useHappenings(days: Days, today: IsoDate) {
  const { times, call, absence, deputy } = useMessages(calendarMessages);
  const { terms } = useMessages(termMessages);
  const locale = useLocale();
  // The month stays on the screen, and with it the focus, while what happens in the next one is asked for.
  const own = useQuery({ ...daysQuery(days), placeholderData: keepPreviousData });
  const written = useInfiniteQuery({ ...eventsQuery(days), placeholderData: keepPreviousData });

  const data = useMemo(() => {
    if (!own.data || !written.data) return undefined;
    const words = { term: (code: keyof typeof terms) => terms[code], times, call, absence, deputy };
    const events = written.data.pages.flatMap((page) => page.data);
    const holidays = new Map(own.data.holidays.map((holiday) => [String(holiday.date), holiday[locale]]));
    return { happenings: happeningsOf({ days: own.data, events }, { today, words }), holidays };
  }, [own.data, written.data, terms, times, call, absence, deputy, today, locale]);

  return {
    data,
    error: own.error ?? written.error,
    retry: () => void Promise.all([own.refetch(), written.refetch()]),
    more: written.hasNextPage ? () => void written.fetchNextPage() : undefined,
    isLoadingMore: written.isFetchingNextPage,
  };
}
