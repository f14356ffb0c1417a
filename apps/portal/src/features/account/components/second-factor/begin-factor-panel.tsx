import type { AuthenticatorSecret, FactorKind } from '@urzad/contract';
import { FormSubmit, formOf, PasswordField, RadioCards } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { beginFactor } from '../../logic/factor-requests';
import { ownFactorMessages } from '../../messages/second-factor';
import { ConfirmFactor } from './confirm-factor';

interface Asked {
  kind: FactorKind;
  pass: string;
}

export interface BeginFactorPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address of the account. */
  mail: string;
  /** It is on: with its recovery codes. */
  onDone: (codes: readonly string[]) => Promise<void>;
}

/** Turns the second factor on: its kind and the password first, then its first code. */
export function BeginFactorPanel({ open, onOpenChange, mail, onDone }: BeginFactorPanelProps) {
  const { begin: words } = useMessages(ownFactorMessages);
  const [begun, setBegun] = useState<Asked & { secret: AuthenticatorSecret | null; at: number }>();
  // The password and the secret are forgotten with the dialog.
  if (!open && begun) setBegun(undefined);

  async function ask(asked: Asked) {
    setBegun({ ...asked, secret: await beginFactor(asked), at: Date.now() });
  }

  return (
    <Modal open={open} onOpenChange={onOpenChange} title={words.title} width="narrow">
      {begun ? (
        <ConfirmFactor
          secret={begun.secret}
          mail={mail}
          sentAt={begun.at}
          onResend={() => beginFactor({ kind: begun.kind, pass: begun.pass })}
          onBack={() => setBegun(undefined)}
          onDone={onDone}
        />
      ) : (
        <Question onAsk={ask} />
      )}
    </Modal>
  );
}

const { FormField } = formOf<Asked>();

function Question({ onAsk }: { onAsk: (asked: Asked) => Promise<void> }) {
  const { begin: words } = useMessages(ownFactorMessages);

  return (
    <RequestForm<Asked>
      label={words.title}
      defaultValues={{ kind: 'app', pass: '' }}
      check={({ pass }) => (pass === '' ? { pass: 'is-empty' } : {})}
      send={onAsk}
      fieldErrors={(failure) => (fieldErrorsOf(failure)?.pass ? { pass: words.wrongPass } : undefined)}
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <FormField name="kind">
        {(field) => (
          <RadioCards
            {...field}
            label={words.kind}
            options={[
              { value: 'app', label: words.app, description: words.appHint },
              { value: 'mail', label: words.mail, description: words.mailHint },
            ]}
          />
        )}
      </FormField>
      <FormField name="pass">{(field) => <PasswordField {...field} required label={words.pass} />}</FormField>
      <FormSubmit block>{words.submit}</FormSubmit>
    </RequestForm>
  );
}
