import { useQuery } from '@tanstack/react-query';
import { countText, longDateText, warsawDate } from '@urzad/domain';
import { PageHeading, useLocale } from '@urzad/ui';
import type { Ref } from 'react';
import { callsQuery, currentCallOf } from '../../../shared/cofunding-calls/current-call';
import { useMessages } from '../../../shared/i18n/messages';
import { APPLICATIONS, queueMessages } from '../messages';

interface QueueHeadingProps {
  /** All applications the office has to do with. */
  total: number | undefined;
  ref: Ref<HTMLHeadingElement>;
}

export function QueueHeading({ total, ref }: QueueHeadingProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();
  const { data } = useQuery(callsQuery);
  const round = currentCallOf(data?.data ?? []);

  const facts = [
    round && words.round(round.number),
    round?.status === 'open' &&
      round.open_to &&
      words.roundEnds(longDateText(warsawDate(new Date(round.open_to)), locale)),
    total !== undefined && countText(total, APPLICATIONS, locale),
  ];

  return <PageHeading ref={ref} title={words.title} lead={facts.filter(Boolean).join(' · ')} />;
}
