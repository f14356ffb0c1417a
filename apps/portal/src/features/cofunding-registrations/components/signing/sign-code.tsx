import { useMutation } from '@tanstack/react-query';
import { Button, CodeField, formOf, useAskAgain } from '@urzad/ui';
import { Mail } from 'lucide-react';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { sendSignCode } from '../../api';
import type { SignValues } from '../../logic/signing/sign-values';
import { signingMessages } from '../../messages/signing';

const { FormField } = formOf<SignValues>();

export interface SignCodeProps {
  idRegistration: number;
  idDocument: number;
  onSent: () => void;
}

/** The code is mailed on request; a new one makes the old one invalid. */
export function SignCode({ idRegistration, idDocument, onSent }: SignCodeProps) {
  const { sign: words } = useMessages(signingMessages);
  const askAgain = useAskAgain();
  const sending = useMutation({
    mutationFn: () => sendSignCode(idRegistration, idDocument),
    onSuccess: () => {
      onSent();
      askAgain('code');
    },
  });
  const { data: sent, error, isPending } = sending;

  return (
    <div className="u:grid u:gap-3">
      {error && <FormFailure title={words.codeFailed} error={error} />}
      <FormField name="code">
        {(field) => (
          <CodeField
            {...field}
            required
            label={words.code}
            hint={sent ? words.codeSent(sent.mail, sent.valid_minutes) : words.codeHint}
          />
        )}
      </FormField>
      {sent ? (
        <ResendCode onResend={() => sending.mutateAsync()} />
      ) : (
        <div>
          <Button icon={Mail} loading={isPending} onClick={() => sending.mutate()}>
            {words.sendCode}
          </Button>
        </div>
      )}
    </div>
  );
}
