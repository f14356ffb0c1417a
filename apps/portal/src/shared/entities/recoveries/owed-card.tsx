import { formatMoney } from '@urzad/domain';
import { Card, TextLink } from '@urzad/ui';
import { useMessages } from '../../i18n/messages';
import { paths } from '../../paths';
import { RecoveryStatusBadge } from './recovery-status-badge';
import { recoveryTexts } from './recovery-texts';
import { useRecoveriesOfMember } from './use-recoveries';

/** What a participant has to return at all, with the claims that it is of; nothing where nothing is owed. */
export function OwedCard({ id_member }: { id_member: number }) {
  const words = useMessages(recoveryTexts);
  const { data = [] } = useRecoveriesOfMember(id_member);
  const owed = data.filter(({ status }) => status !== 'returned');
  if (owed.length === 0) return null;

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.owed(formatMoney(owed.reduce((sum, { due }) => sum + due, 0)))}</h2>
      <ul className="u:grid u:gap-2">
        {owed.map(({ id, id_request, claim_number, due, status }) => (
          <li key={id} className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            <TextLink href={paths.claim(id_request)}>{claim_number}</TextLink>
            <strong className="u:figures u:font-semibold">{formatMoney(due)}</strong>
            <RecoveryStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
