import { useMutation } from '@tanstack/react-query';
import { Button, CodeField } from '@urzad/ui';
import { Mail } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { ResendCode } from '../../../../shared/code/resend-code';
import { FormFailure } from '../../../../shared/form/form-failure';
import { useFieldErrorText } from '../../../../shared/form/use-field-error-text';
import { useMessages } from '../../../../shared/i18n/messages';
import { sendSignCode } from '../../api';
import { signingMessages } from '../../signing-messages';
import type { SignValues } from './sign-values';

export interface SignCodeProps {
  form: UseFormReturn<SignValues>;
  idRegistration: number;
  idDocument: number;
}

/** The code is mailed when it is asked for; a new one makes the old one useless. */
export function SignCode({ form, idRegistration, idDocument }: SignCodeProps) {
  const { sign: words } = useMessages(signingMessages);
  const textOf = useFieldErrorText();
  const { register, setFocus, setValue, clearErrors, formState } = form;
  const sending = useMutation({
    mutationFn: () => sendSignCode(idRegistration, idDocument),
    onSuccess: () => {
      setValue('code', '');
      clearErrors('code');
      setFocus('code');
    },
  });
  const { data: sent, error, isPending } = sending;

  return (
    <div className="grid gap-3">
      {error && <FormFailure title={words.codeFailed} error={error} />}
      <CodeField
        {...register('code', { required: sent ? 'is-empty' : words.codeMissing })}
        required
        label={words.code}
        hint={sent ? words.codeSent(sent.mail, sent.valid_minutes) : words.codeHint}
        error={textOf(formState.errors.code)}
      />
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
