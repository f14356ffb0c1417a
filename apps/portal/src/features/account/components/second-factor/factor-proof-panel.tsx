import type { FactorKind } from '@urzad/contract';
import { Button, FormSubmit, formOf, PasswordField, toast } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { endFactor, renewCodes, sendFactorCode } from '../../logic/factor-requests';
import { ownFactorMessages } from '../../messages/second-factor';
import { FactorProofForm } from './factor-proof-form';

export interface FactorProofPanelProps {
  kind: FactorKind;
  /** The address of the account. */
  mail: string;
  /** What is asked for; without it the panel is closed. */
  wanted: 'renew' | 'end' | undefined;
  onClose: () => void;
  /** It is done: with new recovery codes, or the factor is off. */
  onDone: (codes?: readonly string[]) => Promise<void>;
}

/** New recovery codes, or no second factor any more: by the password and a code, which for a factor by e-mail is sent first. */
export function FactorProofPanel({ kind, mail, wanted, onClose, onDone }: FactorProofPanelProps) {
  const { proof: words } = useMessages(ownFactorMessages);
  // What the panel is about stays while it closes.
  const [shown, setShown] = useState(wanted ?? 'renew');
  if (wanted && wanted !== shown) setShown(wanted);
  const [sent, setSent] = useState<{ pass: string; at: number }>();
  const [hasCode, setHasCode] = useState(false);
  if (!wanted && (sent || hasCode)) {
    setSent(undefined);
    setHasCode(false);
  }

  async function send(proof: { pass: string; code: string }) {
    if (shown === 'end') {
      await endFactor(proof);
      toast.success(words.ended);
      await onDone();
      return;
    }
    const codes = await renewCodes(proof);
    toast.success(words.renewed);
    await onDone(codes);
  }

  return (
    <Modal
      open={wanted !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown === 'end' ? words.endTitle : words.renewTitle}
      width="narrow"
    >
      <div className="u:grid u:gap-5">
        <p className="u:max-w-text">{shown === 'end' ? words.endLead : words.renewLead}</p>
        {kind === 'mail' && !sent && !hasCode ? (
          <AskForCode
            onSent={(pass) => setSent({ pass, at: Date.now() })}
            onRecovery={() => setHasCode(true)}
          />
        ) : (
          <FactorProofForm
            kind={kind}
            mail={mail}
            sent={sent}
            submit={shown === 'end' ? words.end : words.renew}
            onSend={send}
            onOther={sent || kind === 'app' ? undefined : () => setHasCode(false)}
          />
        )}
      </div>
    </Modal>
  );
}

const { FormField } = formOf<{ pass: string }>();

interface AskForCodeProps {
  onSent: (pass: string) => void;
  onRecovery: () => void;
}

function AskForCode({ onSent, onRecovery }: AskForCodeProps) {
  const { begin, proof: words } = useMessages(ownFactorMessages);

  return (
    <>
      <RequestForm<{ pass: string }>
        label={words.send}
        defaultValues={{ pass: '' }}
        check={({ pass }) => (pass === '' ? { pass: 'is-empty' } : {})}
        send={async ({ pass }) => {
          await sendFactorCode(pass);
          onSent(pass);
        }}
        fieldErrors={(failure) => (fieldErrorsOf(failure)?.pass ? { pass: begin.wrongPass } : undefined)}
        failure={(error) => <FormFailure title={words.sendFailed} error={error} />}
      >
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={begin.pass} />}
        </FormField>
        <FormSubmit block>{words.send}</FormSubmit>
      </RequestForm>
      <Button variant="quiet" className="u:justify-self-start" onClick={onRecovery}>
        {words.hasRecovery}
      </Button>
    </>
  );
}
