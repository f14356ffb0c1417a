import type { Registration } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { Send } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { sendDocuments } from '../../api';
import { accessionMessages } from '../../messages/accession';

interface SendDocumentsProps {
  registration: Registration;
  /** How many things are still to be done. */
  left: number;
}

/** Sends everything at once, when nothing is missing. */
export function SendDocuments({ registration, left }: SendDocumentsProps) {
  const words = useMessages(accessionMessages);
  const { id, row_version } = registration;
  const step = useStep({
    ...ofRegistration,
    send: (_, key) => sendDocuments(id, row_version, key),
    onDone: () => toast.success(words.sent),
  });

  return (
    <div className="u:grid u:gap-3 u:border-t u:border-line u:pt-5">
      {step.error && <FormFailure title={words.sendFailed} error={step.error} />}
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-3">
        <p id="documents-left" className="u:font-medium u:empty:hidden">
          {left > 0 && words.stillTo(left)}
        </p>
        <Button
          variant="primary"
          size="lg"
          icon={Send}
          disabled={left > 0}
          aria-describedby={left > 0 ? 'documents-left' : undefined}
          loading={step.isPending}
          onClick={() => step.press()}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}
