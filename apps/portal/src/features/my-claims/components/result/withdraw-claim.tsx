import type { Claim } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { stepOfClaim } from '../../api';
import { claimResultMessages } from '../../messages/claim-result';

/** Withdraws a claim that nobody has taken, after a question. */
export function WithdrawClaim({ claim: { id, row_version } }: { claim: Claim }) {
  const { withdraw: words } = useMessages(claimResultMessages);
  const [isAsking, setAsking] = useState(false);
  const { press, reset, error, isPending } = useStep<Claim>({
    ...ofClaim,
    send: (_, key) => stepOfClaim('withdraw', id, row_version, key),
    onDone: () => {
      setAsking(false);
      toast.success(words.done);
    },
  });

  return (
    <div>
      <OwnerOnly act="withdraw">
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={() => {
            reset();
            setAsking(true);
          }}
        >
          {words.action}
        </Button>
      </OwnerOnly>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        confirmLabel={words.action}
        pending={isPending}
        onConfirm={() => press()}
      >
        <div className="u:grid u:gap-3">
          {error && <FormFailure title={words.failed} error={error} />}
          <p>{words.text}</p>
        </div>
      </ConfirmDialog>
    </div>
  );
}
