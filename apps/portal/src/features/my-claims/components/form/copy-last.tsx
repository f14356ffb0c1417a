import { useQueryClient } from '@tanstack/react-query';
import { Button, focusField, formOf, toast } from '@urzad/ui';
import { Copy } from 'lucide-react';
import { claimQuery, ofClaim } from '#shared/entities/claims/claim-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { stepOfClaim } from '../../api';
import { useClaimEditor } from '../../logic/claim-editor';
import type { ClaimValues } from '../../logic/claim-values';
import { isFilledIn } from '../../logic/invoices';
import { savedValues } from '../../logic/start-claim';
import { claimFormMessages } from '../../messages/claim-form';

const { useFormAnswers } = formOf<ClaimValues>();

/** Offered until the invoice is filled in: it writes over the lines. */
export function CopyLast() {
  const { copy: words } = useMessages(claimFormMessages);
  const { claim, form, saver } = useClaimEditor();
  const queries = useQueryClient();
  const textOf = useRefusalText(words.reasons);
  const { press, error, isPending } = useStep({
    ...ofClaim,
    send: async (_, key) => {
      await saver.flush();
      return saver.step((version) => stepOfClaim('copyLast', claim.id, version, key));
    },
    onDone: (copied) => {
      form.reset(savedValues(copied), { keepFieldsRef: true });
      queries.setQueryData(claimQuery(claim.id).queryKey, copied);
      toast.success(words.done);
      // This button is gone now; the number is the first thing that no month shares with another.
      focusField(document, 'invoices.0.document_no');
    },
  });
  const isFilled = useFormAnswers(({ invoices }) => isFilledIn(invoices));
  if (isFilled) return null;

  return (
    <div className="u:grid u:gap-2">
      {error && <FormFailure title={words.failed} error={error} text={textOf(error)} />}
      <div>
        <Button icon={Copy} loading={isPending} onClick={() => press()}>
          {words.action}
        </Button>
      </div>
      <p className="u:text-sm u:text-muted">{words.text}</p>
    </div>
  );
}
