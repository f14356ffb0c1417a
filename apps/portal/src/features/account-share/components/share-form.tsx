import { useQueryClient } from '@tanstack/react-query';
import { normaliseEmail } from '@urzad/domain';
import { FormSubmit, formOf, MailField, toast } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { keepFocus } from '#shared/focus/keep-focus';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { useMessages } from '#shared/i18n/messages';
import { share, sharesKey } from '../api';
import { refusalOfMail } from '../logic/mail-refusal';
import { shareMessages } from '../messages/share';

interface Values {
  mail: string;
}

const { FormField } = formOf<Values>();

/** The participant names the member of staff who may help. */
export function ShareForm() {
  const words = useMessages(shareMessages);
  const queries = useQueryClient();
  const key = useIdempotencyKey();
  const [sent, setSent] = useState(0);

  // The next form is another one.
  useEffect(() => {
    if (sent > 0) keepFocus();
  }, [sent]);

  async function send({ mail }: Values) {
    await key.use((now) => share(normaliseEmail(mail), now));
    toast.success(words.done);
    setSent(sent + 1);
    await queries.invalidateQueries({ queryKey: sharesKey });
  }

  return (
    <RequestForm<Values>
      key={sent}
      label={words.title}
      defaultValues={{ mail: '' }}
      send={send}
      failure={(error) => (
        <FormFailure title={words.failed} error={error} text={refusalOfMail(error, words.noHelper)} />
      )}
    >
      <FormField name="mail">
        {(field) => (
          <MailField required autoComplete="off" {...field} label={words.mail} hint={words.mailHint} />
        )}
      </FormField>
      <FormSubmit size="lg" block>
        {words.submit}
      </FormSubmit>
    </RequestForm>
  );
}
