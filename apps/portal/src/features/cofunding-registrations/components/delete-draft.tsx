import { useQueryClient } from '@tanstack/react-query';
import type { RegistrationRow } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OwnerOnly } from '#shared/acting/owner-only';
import { forgetDrafts } from '#shared/drafts/kept-draft';
import { registrationQuery, registrationsKey } from '#shared/entities/registrations/registration-query';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { tellOtherTabs } from '#shared/server-state/stale-answers';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { forgetUploads } from '#shared/uploads/kept-uploads';
import { cancelDraft, draftKey } from '../api';
import { deleteMessages } from '../messages/delete';

export interface DeleteDraftProps {
  registration: Pick<
    RegistrationRow,
    'id' | 'number' | 'status' | 'call_status' | 'call_open_to' | 'correction_to'
  >;
  /** The draft is in a list of several. Without it the person is sent to the list. */
  onDeleted?: ((id: number) => void) | undefined;
}

/**
 * Deletes a draft after a dialog; after the call also the document that was made of it. This browser keeps nothing of
 * it.
 */
export function DeleteDraft({ registration, onDeleted }: DeleteDraftProps) {
  const words = useMessages(deleteMessages);
  const { status } = registration;
  const number = useShownNumber(registration.number);
  const isTooLate = useIsTooLate(registration);
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeletion(registration, onDeleted);

  function ask() {
    deleting.reset();
    setAsking(true);
  }

  return (
    <>
      <OwnerOnly act="delete">
        <Button variant="quiet" icon={Trash2} onClick={ask}>
          {words.action}
          <span className="u:sr-only"> {number}</span>
        </Button>
      </OwnerOnly>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title(number)}
        confirmLabel={words.action}
        pending={deleting.isPending}
        onConfirm={() => deleting.press()}
      >
        <div className="u:grid u:gap-3">
          {deleting.error && <FormFailure title={words.failed} error={deleting.error} />}
          <p>
            {[
              words.text,
              (status === 'to_sign' || status === 'signed') && words.made[status],
              !isTooLate && words.again,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}

function useDeletion(
  { id, number }: DeleteDraftProps['registration'],
  onDeleted: DeleteDraftProps['onDeleted'],
) {
  const words = useMessages(deleteMessages);
  const shownNumber = useShownNumber(number);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession(({ me }) => me?.id ?? 0);

  return useWrite({
    send: (_, key) => cancelDraft(id, key),
    onDone: async (cancelled) => {
      const key = draftKey(userId, id);
      await forgetDrafts(key);
      await forgetUploads(key).catch(() => undefined); // Forbidden storage keeps nothing.
      tellOtherTabs(registrationsKey);
      toast.success(words.done(shownNumber));
      if (onDeleted) onDeleted(id);
      else navigate(paths.registrations);
      // After the form was left, which would show it as deleted in another window.
      queries.setQueryData(registrationQuery(id).queryKey, cancelled);
      await queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });
}
