import type { Deadline } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { Timeline, useLocale } from '@urzad/ui';
import { Briefcase, CirclePlay, Flag, HandCoins, type LucideIcon } from 'lucide-react';
import { deadlineText } from '../../deadlines/deadline-text';
import { useMessages } from '../../i18n/messages';
import { coFundingMessages } from './messages';

const ICONS: Record<Deadline['code'], LucideIcon> = {
  certificate: Briefcase,
  employment: Briefcase,
  start: CirclePlay,
  claim: HandCoins,
  end: Flag,
};

/** A date with the child that it is about, where there are several. */
export interface NamedDeadline extends Deadline {
  id_grant: number;
  child?: string | undefined;
}

export interface DeadlineListProps {
  deadlines: readonly NamedDeadline[];
  today: IsoDate;
}

/** Dates of co-funding, the earliest first. */
export function DeadlineList({ deadlines, today }: DeadlineListProps) {
  const { deadlines: words } = useMessages(coFundingMessages);
  const locale = useLocale();
  const titleOf = useDeadlineTitle();
  if (deadlines.length === 0) return <p className="u:text-muted">{words.none}</p>;

  return (
    <Timeline
      items={deadlines.map((deadline, at) => ({
        id: `${deadline.id_grant} ${deadline.code} ${deadline.date}`,
        icon: ICONS[deadline.code],
        title: titleOf(deadline),
        text: `${longDateText(deadline.date, locale)}, ${deadlineText(deadline.date, today, locale)}`,
        state: at === 0 ? 'now' : 'todo',
      }))}
    />
  );
}

/** What a date is: „Rozliczenie za styczeń (Ola)”. */
export function useDeadlineTitle(): (deadline: Omit<NamedDeadline, 'id_grant' | 'date'>) => string {
  const { deadlines: words } = useMessages(coFundingMessages);

  return ({ code, month, child }) => {
    const title = code === 'claim' ? words.claim(month ?? '') : words[code];
    return child ? `${title} (${child})` : title;
  };
}
