import type { AuthenticatorSecret } from '@urzad/contract';
import { oneTimeCodeError } from '@urzad/domain';
import { Button, CopyButton, FormSubmit, formOf, toast } from '@urzad/ui';
import { afterPause } from '#shared/code/code-pause';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { FactorCodeField } from '#shared/second-factor/factor-code-field';
import { useFactorRefusal } from '#shared/second-factor/factor-refusal';
import { confirmFactor } from '../../logic/factor-requests';
import { ownFactorMessages } from '../../messages/second-factor';

const { FormField } = formOf<{ code: string }>();

export interface ConfirmFactorProps {
  /** Of an app; `null`: a code was mailed. */
  secret: AuthenticatorSecret | null;
  mail: string;
  /** When the code was mailed. */
  sentAt: number;
  onResend: () => Promise<unknown>;
  onBack: () => void;
  onDone: (codes: readonly string[]) => Promise<void>;
}

/** The first code of a second factor, which then counts. */
export function ConfirmFactor({ secret, mail, sentAt, onResend, onBack, onDone }: ConfirmFactorProps) {
  const { begin: words } = useMessages(ownFactorMessages);
  const asked = secret ? 'app' : 'mail';
  const refusal = useFactorRefusal(asked);

  async function confirm({ code }: { code: string }) {
    const codes = await confirmFactor(code.trim());
    toast.success(words.done);
    await onDone(codes);
  }

  return (
    <RequestForm<{ code: string }>
      label={words.title}
      defaultValues={{ code: '' }}
      check={({ code }) => {
        const found = oneTimeCodeError(code);
        return found ? { code: found } : {};
      }}
      send={confirm}
      fieldErrors={refusal}
      failure={(error) => (
        <FormFailure
          title={words.confirmFailed}
          error={error}
          text={error instanceof ApiFailure && error.code === 'illegal-step' ? words.tooLate : undefined}
        />
      )}
    >
      {secret ? (
        <Secret secret={secret} />
      ) : (
        <p className="u:max-w-text u:wrap-anywhere">{words.mailed(mail)}</p>
      )}
      <FormField name="code">{(field) => <FactorCodeField asked={asked} field={field} />}</FormField>
      <FormSubmit block>{words.confirm}</FormSubmit>
      {!secret && <ResendCode againAt={afterPause(sentAt)} onResend={onResend} />}
      <div>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </RequestForm>
  );
}

const KEY_GROUP = /.{4}(?=.)/g;

/** As a picture to scan, and as a text to type: in groups of four. */
function Secret({ secret: { secret, qr } }: { secret: AuthenticatorSecret }) {
  const { begin: words } = useMessages(ownFactorMessages);

  return (
    <div className="u:grid u:gap-3">
      <p className="u:max-w-text">{words.scan}</p>
      <img src={qr} alt={words.qr} width="200" height="200" className="u:rounded-md" />
      <p className="u:max-w-text">{words.key}</p>
      <p className="u:font-mono u:wrap-anywhere">{secret.replace(KEY_GROUP, '$& ')}</p>
      <CopyButton text={secret} label={words.copyKey} />
      <p className="u:max-w-text">{words.thenCode}</p>
    </div>
  );
}
