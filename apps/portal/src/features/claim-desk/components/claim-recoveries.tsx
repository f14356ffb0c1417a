import type { Claim } from '@urzad/contract';
import { Card } from '@urzad/ui';
import { RecoveryFacts } from '#shared/entities/recoveries/recovery-facts';
import { RecoveryStatusBadge } from '#shared/entities/recoveries/recovery-status-badge';
import { useRecoveriesOfClaim } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** What has to be returned of a claim, for those who see payments. */
export function ClaimRecoveries({ claim }: { claim: Claim }) {
  const words = useMessages(deskMessages);
  const { data = [] } = useRecoveriesOfClaim(claim);

  return data.map((recovery) => (
    <Card key={recovery.id} className="u:grid u:gap-3">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
        <h2 className="u:text-md">{words.recovery}</h2>
        <RecoveryStatusBadge status={recovery.status} />
      </div>
      <RecoveryFacts recovery={recovery} />
    </Card>
  ));
}
