import type { Member } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Card } from '@urzad/ui';
import { DeadlineList } from '#shared/entities/co-fundings/deadline-list';
import { deadlinesOf } from '#shared/entities/co-fundings/deadlines-of';
import { useMessages } from '#shared/i18n/messages';
import { panelMessages } from '../messages/panel';

/** The dates of all co-funding of a participant. */
export function MemberDates({ member, today }: { member: Member; today: IsoDate }) {
  const { dates: words } = useMessages(panelMessages);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.title}</h2>
      <DeadlineList deadlines={deadlinesOf(member)} today={today} />
    </Card>
  );
}
