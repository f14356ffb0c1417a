import type { ClaimRow } from '@urzad/contract';
import { formatMoney, type IsoDate, monthText } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { type ClaimLocation, claimHref } from '#shared/entities/claims/claim-list';
import { ClaimStatusBadge } from '#shared/entities/claims/claim-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DueDate, NumberLink, PersonOfCard } from '#shared/list/cells';
import { claimListMessages } from '../messages/claims';
import { amountOf, remarksOf } from './columns';

interface ClaimCardProps {
  row: ClaimRow;
  location: ClaimLocation;
  today: IsoDate;
}

/** A row of the list on a phone. */
export function ClaimCard({ row, location, today }: ClaimCardProps) {
  const words = useMessages(claimListMessages);
  const locale = useLocale();
  const { number, id_user, person, child, month, status, due_date, verifier } = row;
  const remarks = remarksOf(row, words);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={claimHref(row, location)} number={number} />
        <span className="u:figures">{formatMoney(amountOf(row))}</span>
      </div>
      <PersonOfCard id={id_user} name={person} />
      <p className="u:text-sm u:text-muted">{`${child} · ${monthText(month, locale)}`}</p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <ClaimStatusBadge status={status} />
        {due_date && (
          <p>
            <DueDate due={due_date} today={today} />
          </p>
        )}
      </div>
      {(remarks || verifier) && (
        <p className="u:mt-2 u:text-sm u:text-muted">
          {[remarks, verifier && words.by(verifier.name)].filter(Boolean).join(' · ')}
        </p>
      )}
    </Card>
  );
}
