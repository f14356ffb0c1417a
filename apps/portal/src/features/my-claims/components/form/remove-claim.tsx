import { useQueryClient } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from '#shared/drafts/kept-draft';
import { claimsKey } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { AskedStep } from '#shared/object/asked-step';
import { paths } from '#shared/paths';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { draftKey, removeClaim } from '../../api';
import { claimNoticeMessages } from '../../messages/claim-notices';

/** Removes a claim that was not submitted, after a question. */
export function RemoveClaim({ claim }: { claim: Claim }) {
  const { remove: words } = useMessages(claimNoticeMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession(({ me }) => me?.id ?? 0);
  const [isAsking, setAsking] = useState(false);
  const removal = useWrite<void>({
    send: (_, key) => removeClaim(claim.id, claim.row_version, key),
    onDone: async () => {
      toast.success(words.done);
      await navigate(paths.claims);
      await forgetDrafts(draftKey(userId, claim.id));
      queries.removeQueries({ queryKey: [...claimsKey, 'find', claim.id] });
      void queries.invalidateQueries({ queryKey: claimsKey });
    },
    // Changed elsewhere, it is removed only as it is now.
    onFailed: () => void queries.invalidateQueries({ queryKey: claimsKey }),
  });

  return (
    <div>
      <AskedStep
        words={words}
        icon={Trash2}
        act="delete"
        open={isAsking}
        onOpenChange={setAsking}
        step={removal}
      />
    </div>
  );
}
