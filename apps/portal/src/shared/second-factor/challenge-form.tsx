import { FormSubmit, formOf } from '@urzad/ui';
import { afterPause } from '../code/code-pause';
import { ResendCode } from '../code/resend-code';
import { FormFailure } from '../form/form-failure';
import { RequestForm } from '../form/request-form';
import { useMessages } from '../i18n/messages';
import type { Tokens } from '../session/session-record';
import type { ChallengeState } from './entering';
import { FactorCodeField, factorCodeError } from './factor-code-field';
import { type AskedCode, useFactorRefusal } from './factor-refusal';
import { secondFactorMessages } from './messages';
import { OtherCode } from './other-code';
import { answerChallenge, resendSignInCode } from './requests';

interface Values {
  code: string;
}

const { FormField } = formOf<Values>();

export interface ChallengeFormProps {
  state: Pick<ChallengeState, 'challenge' | 'askedAt'>;
  /** What is asked for now. */
  asked: AskedCode;
  onAsk: (asked: AskedCode) => void;
  /** Goes on with the tokens of the sign-in. */
  onEnter: (tokens: Tokens) => Promise<void>;
}

/** Completes a sign-in by the second factor, or by a recovery code in its place. */
export function ChallengeForm({ state: { challenge, askedAt }, asked, onAsk, onEnter }: ChallengeFormProps) {
  const words = useMessages(secondFactorMessages);
  const refusal = useFactorRefusal(asked);
  const isRecovery = asked === 'recovery';

  async function send({ code }: Values) {
    const { data } = await answerChallenge({ challenge: challenge.challenge, code: code.trim() });
    await onEnter(data);
  }

  return (
    <RequestForm<Values>
      label={words.title}
      defaultValues={{ code: '' }}
      check={({ code }) => {
        const found = factorCodeError(asked, code);
        return found ? { code: found } : {};
      }}
      send={send}
      fieldErrors={refusal}
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <FormField name="code">{(field) => <FactorCodeField asked={asked} field={field} />}</FormField>
      <FormSubmit size="lg" block>
        {words.submit}
      </FormSubmit>
      {asked === 'mail' && (
        <ResendCode againAt={afterPause(askedAt)} onResend={() => resendSignInCode(challenge.challenge)} />
      )}
      <OtherCode onPress={() => onAsk(isRecovery ? challenge.kind : 'recovery')}>
        {isRecovery ? words.back[challenge.kind] : words.useRecovery}
      </OtherCode>
    </RequestForm>
  );
}
