import type { Claim } from '@urzad/contract';
import { Card } from '@urzad/ui';
import { RecoveryFacts } from '#shared/entities/recoveries/recovery-facts';
import { RecoveryStatusBadge } from '#shared/entities/recoveries/recovery-status-badge';
import { useRecoveriesOfClaim } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { claimResultMessages } from '../../messages/claim-result';

/** What a parent has to return, with the interest until today, and what came. */
export function ClaimRecovery({ claim }: { claim: Claim }) {
  const words = useMessages(claimResultMessages);
  const { data = [] } = useRecoveriesOfClaim(claim);

  return data.map((recovery) => (
    <Card key={recovery.id} className="u:grid u:gap-3">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-2">
        <h2 className="u:text-lg">{words.recovery}</h2>
        <RecoveryStatusBadge status={recovery.status} />
      </div>
      <RecoveryFacts recovery={recovery} />
    </Card>
  ));
}
