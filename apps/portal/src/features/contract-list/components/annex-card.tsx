import type { AnnexRow } from '@urzad/contract';
import { dateText, type IsoDate } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { annexKindsText } from '#shared/entities/annexes/annex-kinds-text';
import { AmountChange } from '#shared/entities/annexes/annex-list-of-contract';
import { AnnexStatusBadge } from '#shared/entities/annexes/annex-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DueDate, NumberLink, PersonOfCard } from '#shared/list/cells';
import { paths } from '#shared/paths';
import { annexListMessages } from '../messages/annexes';
import { signToOf } from './term-column';

/** A row of the list on a phone. */
export function AnnexCard({ row, today }: { row: AnnexRow; today: IsoDate }) {
  const words = useMessages(annexListMessages);
  const locale = useLocale();
  const { id, number, id_user, person, kinds, valid_from, amount_before, amount_after, status } = row;
  const due = signToOf(row);

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={paths.annex(id)} number={number} />
        <span>{dateText(valid_from, { today, locale })}</span>
      </div>
      <PersonOfCard id={id_user} name={person} />
      <p className="u:text-sm u:text-muted">{annexKindsText(kinds, locale) || words.nothing}</p>
      {amount_before !== amount_after && (
        <p className="u:text-sm">
          <AmountChange before={amount_before} after={amount_after} />
        </p>
      )}
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <AnnexStatusBadge status={status} />
        {due && (
          <p>
            <DueDate due={due} today={today} />
          </p>
        )}
      </div>
    </Card>
  );
}
