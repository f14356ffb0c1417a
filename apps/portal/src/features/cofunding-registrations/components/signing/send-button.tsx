import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { useMessages } from '#shared/i18n/messages';
import { currentQuery, registrationQuery, registrationsKey, sendRegistration } from '../../api';
import { signingMessages } from '../../messages/signing';

/** One press, one registration: the button waits, and the server keeps the first answer. */
export function SendButton({ id }: Pick<Registration, 'id'>) {
  const { panel: words } = useMessages(signingMessages);
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: () => sendRegistration(id, key),
    onSuccess: async (sent) => {
      renew();
      queries.setQueryData(registrationQuery(id).queryKey, sent);
      queries.setQueryData(currentQuery('send').queryKey, sent);
      await queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });
  const { error } = sending;
  // Two presses within one frame: the button cannot be drawn as busy between them.
  const isSending = useRef(false);
  const send = () => {
    if (isSending.current) return;
    isSending.current = true;
    sending.mutate(undefined, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  };

  return (
    <div className="grid justify-items-start gap-4">
      {error && <FormFailure title={words.sendFailed} error={error} />}
      <Button variant="primary" size="lg" icon={Send} loading={sending.isPending} onClick={send}>
        {words.next.sending.action}
      </Button>
    </div>
  );
}
