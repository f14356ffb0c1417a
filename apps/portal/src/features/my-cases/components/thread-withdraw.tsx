import type { OfficeCase } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { useMessages } from '#shared/i18n/messages';
import { AskedStep } from '#shared/object/asked-step';
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
  const withdrawal = useStep({
    ...ofCase,
    send: (_, key) => withdrawCase(id, key),
    onDone: () => {
      toast.success(words.done);
      onWithdrawn();
    },
  });

  return (
    <div>
      <AskedStep
        words={{ ...words, title: words.title(sign) }}
        icon={Undo2}
        act="withdraw"
        open={isAsking}
        onOpenChange={setAsking}
        step={withdrawal}
        reasons={{ acting: reply.acting }}
      />
    </div>
  );
}
