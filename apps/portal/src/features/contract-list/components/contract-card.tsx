import type { ContractRow } from '@urzad/contract';
import { formatMoney, type IsoDate } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { type ContractLocation, contractHref } from '#shared/entities/contracts/contract-list';
import { ContractStatusBadge } from '#shared/entities/contracts/contract-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DueDate, NumberLink, PersonOfCard } from '#shared/list/cells';
import { contractListMessages } from '../messages/contracts';
import { periodText } from './columns';
import { signToOf } from './term-column';

interface ContractCardProps {
  row: ContractRow;
  location: ContractLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function ContractCard({ row, location, today }: ContractCardProps) {
  const words = useMessages(contractListMessages);
  const locale = useLocale();
  const due = signToOf(row);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={contractHref(row, location)} number={row.number} />
        <span className="u:figures">{formatMoney(row.amount_max)}</span>
      </div>
      <PersonOfCard id={row.id_user} name={row.person} />
      <p className="u:text-sm u:text-muted">{periodText(row, { words, today, locale })}</p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <ContractStatusBadge status={row.status} />
        {due && (
          <p>
            <DueDate due={due} today={today} />
          </p>
        )}
      </div>
    </Card>
  );
}
