import type { Recovery } from '@urzad/contract';
import { formatMoney, type IsoDate } from '@urzad/domain';
import { Button, Card, DescriptionList } from '@urzad/ui';
import { RecoveryStatusBadge } from '#shared/entities/recoveries/recovery-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DueDate, PersonOfCard } from '#shared/list/cells';
import { recoveryMessages } from '../messages/recoveries';
import { ClaimNumber } from './payment-cells';

interface RecoveryCardProps {
  row: Recovery;
  today: IsoDate;
  onOpen: () => void;
}

/** A recovery on a phone. */
export function RecoveryCard({ row, today, onOpen }: RecoveryCardProps) {
  const words = useMessages(recoveryMessages);
  const { id_request, claim_number, id_user, person, status, left, interest, due, may_book, return_to } = row;

  return (
    <Card className="u:grid u:gap-2">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <ClaimNumber id={id_request} number={claim_number} />
        <RecoveryStatusBadge status={status} />
      </div>
      <PersonOfCard id={id_user} name={person} />
      <DescriptionList
        layout="line"
        items={[
          { term: words.principal, value: formatMoney(left) },
          { term: words.interest, value: formatMoney(interest) },
          { term: words.due, value: formatMoney(due) },
        ]}
      />
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
        {status !== 'returned' && <DueDate due={return_to} today={today} />}
        <Button size="sm" aria-label={words.open(claim_number)} onClick={onOpen}>
          {may_book === 'yes' ? words.book : words.details}
        </Button>
      </div>
    </Card>
  );
}
