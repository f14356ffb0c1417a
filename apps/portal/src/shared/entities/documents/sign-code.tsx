import { useMutation } from '@tanstack/react-query';
import { Button, CodeField, formOf, useAskAgain } from '@urzad/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { afterPause, nextCodeOf } from '#shared/code/code-pause';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { signTexts } from './sign-messages';
import type { SignValues } from './sign-values';

const { FormField } = formOf<SignValues>();

export interface SignCodeProps {
  /** Mails the code, and answers where to and for how long it is valid. */
  sendCode: () => Promise<{ mail: string; valid_minutes: number }>;
  onSent: () => void;
}

/** The code is mailed on request; a new one makes the old one invalid. */
export function SignCode({ sendCode, onSent }: SignCodeProps) {
  const words = useMessages(signTexts);
  const askAgain = useAskAgain();
  const [sent, setSent] = useState<Awaited<ReturnType<SignCodeProps['sendCode']>>>();
  const send = async () => {
    setSent(await sendCode());
    onSent();
  };
  const { error, isPending, submittedAt, mutate } = useMutation({
    mutationFn: send,
    onSuccess: () => askAgain('code'),
  });
  // A code was sent before this page was loaded again: it may be in the mailbox.
  const earlier = nextCodeOf(error);

  const hint = sent
    ? words.codeSent(sent.mail, sent.valid_minutes)
    : words[earlier ? 'codeEarlier' : 'codeHint'];

  return (
    <div className="u:grid u:gap-3">
      {error && !earlier && <FormFailure title={words.codeFailed} error={error} />}
      <FormField name="code">
        {(field) => <CodeField {...field} required label={words.code} hint={hint} />}
      </FormField>
      {sent || earlier ? (
        <ResendCode againAt={earlier ?? afterPause(submittedAt)} onResend={send} />
      ) : (
        <div>
          <OwnerOnly act="sign" isTold>
            <Button icon={Mail} loading={isPending} onClick={() => mutate()}>
              {words.sendCode}
            </Button>
          </OwnerOnly>
        </div>
      )}
    </div>
  );
}
