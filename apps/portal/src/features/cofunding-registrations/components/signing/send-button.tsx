import { useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { Button } from '@urzad/ui';
import { Send } from 'lucide-react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { currentQuery, sendRegistration } from '../../api';
import { signingMessages } from '../../messages/signing';

/** Pressed twice it submits once: the button waits, and the server stores the first answer. */
export function SendButton({ id }: Pick<Registration, 'id'>) {
  const { panel: words } = useMessages(signingMessages);
  const queries = useQueryClient();
  const sending = useStep({
    ...ofRegistration,
    send: (_, key) => sendRegistration(id, key),
    onDone: (sent) => queries.setQueryData(currentQuery('send').queryKey, sent),
  });

  return (
    <div className="u:grid u:justify-items-start u:gap-4">
      {sending.error && <FormFailure title={words.sendFailed} error={sending.error} />}
      <OwnerOnly act="send">
        <Button
          variant="primary"
          size="lg"
          icon={Send}
          loading={sending.isPending}
          onClick={() => sending.press()}
        >
          {words.next.sending.action}
        </Button>
      </OwnerOnly>
    </div>
  );
}
