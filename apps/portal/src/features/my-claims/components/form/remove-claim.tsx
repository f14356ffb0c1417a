import { useQueryClient } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnerOnly } from '#shared/acting/owner-only';
import { forgetDraft } from '#shared/drafts/kept-draft';
import { claimsKey } from '#shared/entities/claims/claim-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
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
  const { press, reset, error, isPending } = useWrite<void>({
    send: (_, key) => removeClaim(claim.id, claim.row_version, key),
    onDone: async () => {
      toast.success(words.done);
      await navigate(paths.claims);
      await forgetDraft(draftKey(userId, claim.id));
      queries.removeQueries({ queryKey: [...claimsKey, 'find', claim.id] });
      void queries.invalidateQueries({ queryKey: claimsKey });
    },
  });

  return (
    <div>
      <OwnerOnly act="delete">
        <Button
          variant="quiet"
          icon={Trash2}
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
