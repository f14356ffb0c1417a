import type { MemberRow } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Card } from '@urzad/ui';
import { type MemberLocation, memberHref } from '#shared/entities/members/member-list';
import { MemberStatusBadge } from '#shared/entities/members/member-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { NumberLink, PersonOfCard } from '#shared/list/cells';
import { membersMessages } from '../messages/members';

/** A row of the list on a phone. */
export function MemberCard({ row, location }: { row: MemberRow; location: MemberLocation }) {
  const words = useMessages(membersMessages);
  const { amounts } = row;

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={memberHref(row, location)} number={row.number} />
        <MemberStatusBadge status={row.status} />
      </div>
      <PersonOfCard id={row.id_user} name={row.person} />
      <p className="u:text-sm u:text-muted u:wrap-anywhere">{row.children.join(', ')}</p>
      <p className="u:mt-1 u:figures u:text-sm">
        {words.paidOf(formatMoney(amounts.paid), formatMoney(amounts.total))}
      </p>
    </Card>
  );
}
