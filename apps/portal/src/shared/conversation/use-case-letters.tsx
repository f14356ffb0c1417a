import type { OfficeCase } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { CASE_CHANNEL } from '@urzad/grants';
import { type ConversationItem, useLocale } from '@urzad/ui';
import { UserRoundCheck } from 'lucide-react';
import { CASE_STATUS_ICONS } from '../entities/office-cases/case-status-icons';
import { useKindName } from '../entities/office-cases/use-kind-name';
import { useMessages } from '../i18n/messages';
import { type CaseEvent, caseEventsOf } from './case-events';
import { conversationMessages } from './messages';
import { type CaseSide, useLetter, useMomentText } from './use-letter';

/** Letters and events of a case in their order, for `Conversation`. */
export function useCaseLetters(officeCase: OfficeCase, side: CaseSide): ConversationItem[] {
  const letterOf = useLetter(side);
  const eventOf = useEvent(officeCase, side);
  const dated = [
    ...officeCase.messages.map((message) => ({ date: message.sent_date, item: letterOf(message) })),
    ...caseEventsOf(officeCase).map((event) => ({ date: event.date, item: eventOf(event) })),
  ];

  // The sort is stable: a letter stands before the event that came with it.
  return dated.toSorted((one, other) => one.date.localeCompare(other.date)).map(({ item }) => item);
}

function useEvent({ channel, kind }: OfficeCase, side: CaseSide) {
  const words = useMessages(conversationMessages);
  const locale = useLocale();
  const momentText = useMomentText();
  const kindName = useKindName();

  function textOf({ name, date, leader }: CaseEvent): string {
    const moment = momentText(date);
    if (leader) return words.led(leader, moment);
    if (side === 'office' && name === 'received') {
      return words.cameIn(optionText(CASE_CHANNEL, channel, locale), kindName(kind), moment);
    }
    if (side === 'citizen' && name === 'waiting') return words.waitingForYou(moment);

    return words.events[name](moment);
  }

  return (event: CaseEvent): ConversationItem => ({
    kind: 'event',
    id: `${event.date} ${event.status}`,
    icon: event.leader ? UserRoundCheck : CASE_STATUS_ICONS[event.status],
    children: textOf(event),
  });
}
