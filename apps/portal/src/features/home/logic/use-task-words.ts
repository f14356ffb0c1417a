import type { CofundingCall, RegistrationRow } from '@urzad/contract';
import { type IsoDate, longDateText, timeLeft, timeText, warsawDate } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useBusinessTime } from '#shared/business-time';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { useDeadlineTitle } from '#shared/entities/co-fundings/deadline-list';
import { useMessages } from '#shared/i18n/messages';
import { useBusinessToday } from '#shared/system/use-office';
import { taskMessages } from '../messages/task';
import type { DueStep } from './use-due-step';

export interface Task extends DueStep {
  /** The registration of the task. */
  row: RegistrationRow | undefined;
  call: CofundingCall | undefined;
}

/** Title, deadline and button of a task. */
export function useTaskWords({ step, due, deadline: next, row, call }: Task): {
  title: string;
  text: string;
  action: string;
} {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const titleOf = useDeadlineTitle();
  const deadline = useSendingTerm(row?.call_open_to ?? call?.open_to ?? null, call);
  const dayOf = (day: IsoDate | null | undefined) => (day ? longDateText(day, locale) : '');

  switch (step) {
    case 'correct': {
      const { title, text, action } = words.correct;
      const to = row?.correction_to;
      return {
        title: title(dayOf(to)),
        text: text(to && today ? deadlineText(to, today, locale) : ''),
        action,
      };
    }
    case 'documents':
    case 'contract': {
      const { title, text, action } = words[step];
      return {
        title: title(dayOf(due)),
        text: text(due && today ? deadlineText(due, today, locale) : ''),
        action,
      };
    }
    case 'panel':
      return { ...words.panel, text: next ? `${titleOf(next)}: ${dayOf(next.date)}` : '' };
    case 'apply':
      return { title: words.apply.title(call?.number ?? ''), text: deadline, action: words.apply.action };
    case 'draft':
    case 'sign':
    case 'send':
      return { ...words[step], text: deadline };
    default: {
      const { title, answerBy, correctionEnded, action } = words.show;
      // A correction that can still be submitted is a task of its own.
      if (row?.status === 'to_correct')
        return { title, text: correctionEnded(dayOf(row.correction_to)), action };
      return { title, text: row?.answer_by ? answerBy(dayOf(row.answer_by)) : '', action };
    }
  }
}

/** The deadline of the application; before the opening, the time from which it can be submitted. */
function useSendingTerm(openTo: string | null, call: Task['call']): string {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const days = useBusinessTime((now) => (openTo ? timeLeft(new Date(openTo), now)?.days : undefined));
  const dayAndTime = (moment: string) =>
    [longDateText(warsawDate(new Date(moment)), locale), timeText(new Date(moment))] as const;

  if (call?.status === 'published' && call.open_from && call.open_to === openTo) {
    return words.from(...dayAndTime(call.open_from));
  }
  return openTo && days !== undefined ? words.by(...dayAndTime(openTo), words.left(days)) : '';
}
