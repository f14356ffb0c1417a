import type { OfficeCase } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { withdrawCase } from '../api';
import { threadMessages } from '../messages/thread';

export interface ThreadWithdrawProps extends Pick<OfficeCase, 'id' | 'sign'> {
  /** The button is gone afterwards. */
  onWithdrawn: () => void;
}

/** Ends the case on the applicant's own wish, after a question. */
export function ThreadWithdraw({ id, sign, onWithdrawn }: ThreadWithdrawProps) {
  const { withdraw: words, reply } = useMessages(threadMessages);
  const [isAsking, setAsking] = useState(false);
  const { press, reset, error, isPending } = useStep({
    ...ofCase,
    send: (_, key) => withdrawCase(id, key),
    onDone: () => {
      toast.success(words.done);
      onWithdrawn();
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
        title={words.title(sign)}
        confirmLabel={words.action}
        pending={isPending}
        onConfirm={() => press()}
      >
        <div className="u:grid u:gap-3">
          {error && (
            <FormFailure
              title={words.failed}
              error={error}
              text={refusalText(error, { acting: reply.acting })}
            />
          )}
          <p>{words.text}</p>
        </div>
      </ConfirmDialog>
    </div>
  );
}
