import type { Claim } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { AskedStep } from '#shared/object/asked-step';
import { useStep } from '#shared/object/use-step';
import { stepOfClaim } from '../../api';
import { claimResultMessages } from '../../messages/claim-result';

/** Withdraws a claim that nobody has taken, after a question. */
export function WithdrawClaim({ claim: { id, row_version } }: { claim: Claim }) {
  const { withdraw: words } = useMessages(claimResultMessages);
  const leave = useLeftFocus();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useStep<Claim>({
    ...ofClaim,
    send: (_, key) => stepOfClaim('withdraw', id, row_version, key),
    onDone: () => {
      leave();
      setAsking(false);
      toast.success(words.done);
    },
  });

  return (
    <div>
      <AskedStep
        words={words}
        icon={Undo2}
        act="withdraw"
        open={isAsking}
        onOpenChange={setAsking}
        step={withdrawal}
      />
    </div>
  );
}
