import type { FactorKind } from '@urzad/contract';
import { FormSubmit, formOf, PasswordField } from '@urzad/ui';
import { useState } from 'react';
import { afterPause } from '#shared/code/code-pause';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { FactorCodeField, factorCodeError } from '#shared/second-factor/factor-code-field';
import { type AskedCode, useFactorRefusal } from '#shared/second-factor/factor-refusal';
import { OtherCode } from '#shared/second-factor/other-code';
import { type FactorProof, sendFactorCode } from '../../logic/factor-requests';
import { ownFactorMessages } from '../../messages/second-factor';

const { FormField } = formOf<FactorProof>();

export interface FactorProofFormProps {
  kind: FactorKind;
  mail: string;
  /** The code that was mailed, and by which password. */
  sent: { pass: string; at: number } | undefined;
  submit: string;
  onSend: (proof: FactorProof) => Promise<void>;
  /** Leads from the recovery code back to a mailed one. */
  onOther: (() => void) | undefined;
}

/** The password and a code; the password is asked for where it was not given for a mailed code. */
export function FactorProofForm({ kind, mail, sent, submit, onSend, onOther }: FactorProofFormProps) {
  const { begin, proof: words } = useMessages(ownFactorMessages);
  const [asked, setAsked] = useState<AskedCode>(onOther ? 'recovery' : kind);
  const refusal = useFactorRefusal(asked);
  const isRecovery = asked === 'recovery';

  const askOther = () => (isRecovery && onOther ? onOther() : setAsked(isRecovery ? kind : 'recovery'));

  return (
    <RequestForm<FactorProof>
      label={submit}
      defaultValues={{ pass: sent?.pass ?? '', code: '' }}
      check={({ pass, code }) => {
        const wrong = factorCodeError(asked, code);
        return { ...(pass === '' && { pass: 'is-empty' as const }), ...(wrong && { code: wrong }) };
      }}
      send={({ pass, code }) => onSend({ pass, code: code.trim() })}
      fieldErrors={(failure) =>
        refusal(failure) ?? (fieldErrorsOf(failure)?.pass ? { pass: begin.wrongPass } : undefined)
      }
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      {sent && !isRecovery && <p className="u:max-w-text u:wrap-anywhere">{begin.mailed(mail)}</p>}
      {!sent && (
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={begin.pass} />}
        </FormField>
      )}
      <FormField name="code">{(field) => <FactorCodeField asked={asked} field={field} />}</FormField>
      <FormSubmit block>{submit}</FormSubmit>
      {sent && !isRecovery && (
        <ResendCode againAt={afterPause(sent.at)} onResend={() => sendFactorCode(sent.pass)} />
      )}
      <OtherCode onPress={askOther}>{isRecovery ? words.hasCode[kind] : words.hasRecovery}</OtherCode>
    </RequestForm>
  );
}
