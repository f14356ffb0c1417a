import type { WaitingClaim } from '@urzad/contract';
import { formatMoney, type IsoDate } from '@urzad/domain';
import { Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { DueDate, PersonOfCard } from '#shared/list/cells';
import { listsMessages } from '../messages/lists';
import { AccountCell, ClaimNumber, Mark } from './payment-cells';

/** A claim to be paid on a phone. */
export function DueCard({ row, today }: { row: WaitingClaim; today: IsoDate }) {
  const words = useMessages(listsMessages);
  const { id, number, amount, id_user, person, child, month, due_date, was_returned } = row;

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <ClaimNumber id={id} number={number} />
        <strong className="u:figures u:font-semibold">{formatMoney(amount)}</strong>
      </div>
      <PersonOfCard id={id_user} name={person} />
      <p className="u:text-sm u:text-muted">{words.of(child, month)}</p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <div className="u:part">
          <AccountCell {...row} />
          {was_returned === 'yes' && <Mark>{words.returned}</Mark>}
        </div>
        <div className="u:part">
          <DueDate due={due_date} today={today} />
        </div>
      </div>
    </Card>
  );
}
