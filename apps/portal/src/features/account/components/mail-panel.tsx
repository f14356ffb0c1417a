import { mailError, normaliseEmail, oneTimeCodeError } from '@urzad/domain';
import { Button, CodeField, FormSubmit, formOf, MailField, PasswordField, toast } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useState } from 'react';
import { afterPause } from '#shared/code/code-pause';
import { useCodeRefusal } from '#shared/code/code-refusal';
import { ResendCode } from '#shared/code/resend-code';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { changeMail, confirmMail } from '../api';
import { accountMessages } from '../messages/account';
import { ownAccountMessages } from '../messages/own-account';

interface Asked {
  mail: string;
  pass: string;
}

const AskedForm = formOf<Asked>();
const CodeForm = formOf<{ code: string }>();

export interface MailPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address of the account now. */
  mail: string;
}

/** A new address: the password first, then the code that was sent there. Closing it forgets no code that was sent. */
export function MailPanel({ open, onOpenChange, mail }: MailPanelProps) {
  const { newMail: words } = useMessages(ownAccountMessages);
  const [sent, setSent] = useState<Asked & { at: number }>();

  return (
    <Modal open={open} onOpenChange={onOpenChange} title={words.title}>
      {sent ? (
        <Confirmation
          sent={sent}
          onBack={() => setSent(undefined)}
          onDone={() => {
            setSent(undefined);
            onOpenChange(false);
          }}
        />
      ) : (
        <Question mail={mail} onSent={(asked) => setSent({ ...asked, at: Date.now() })} />
      )}
    </Modal>
  );
}

function Question({ mail, onSent }: { mail: string; onSent: (asked: Asked) => void }) {
  const { newMail: words } = useMessages(ownAccountMessages);

  async function send(values: Asked) {
    const asked = { mail: normaliseEmail(values.mail), pass: values.pass };
    await changeMail(asked);
    onSent(asked);
  }

  return (
    <RequestForm<Asked>
      label={words.title}
      defaultValues={{ mail: '', pass: '' }}
      check={(values) => refusalsOf(values)}
      send={send}
      fieldErrors={(failure) => {
        const found = fieldErrorsOf(failure);
        if (found?.pass) return { pass: words.wrongPass };
        return found?.mail ? { mail: words.same } : undefined;
      }}
      failure={(error) => <FormFailure title={words.failed} error={error} />}
    >
      <p className="u:max-w-text">{words.lead}</p>
      <AskedForm.FormField name="mail">
        {(field) => <MailField {...field} required label={words.mail} autoComplete="email" />}
      </AskedForm.FormField>
      <AskedForm.FormField name="pass">
        {(field) => <PasswordField {...field} required label={words.pass} />}
      </AskedForm.FormField>
      <FormSubmit block>{words.submit}</FormSubmit>
    </RequestForm>
  );

  function refusalsOf(values: Asked) {
    const mailCode = mailError(values.mail);
    const isSame = normaliseEmail(values.mail) === mail;
    return {
      ...(mailCode ? { mail: mailCode } : isSame && { mail: words.same }),
      ...(values.pass === '' && { pass: 'is-empty' as const }),
    };
  }
}

interface ConfirmationProps {
  sent: Asked & { at: number };
  onBack: () => void;
  onDone: () => void;
}

function Confirmation({ sent: { mail, pass, at }, onBack, onDone }: ConfirmationProps) {
  const { newMail: words } = useMessages(ownAccountMessages);
  const { code: label } = useMessages(accountMessages);
  const refusal = useCodeRefusal();
  const load = useSession((session) => session.load);

  async function confirm({ code }: { code: string }) {
    await confirmMail({ mail, code: code.trim() });
    await load();
    toast.success(words.done);
    onDone();
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
      failure={(error) => <FormFailure title={words.confirmFailed} error={error} />}
    >
      <p className="u:max-w-text u:wrap-anywhere">{words.codeLead(mail)}</p>
      <CodeForm.FormField name="code">
        {(field) => <CodeField {...field} required label={label} />}
      </CodeForm.FormField>
      <FormSubmit block>{words.confirm}</FormSubmit>
      <ResendCode againAt={afterPause(at)} onResend={() => changeMail({ mail, pass })} />
      <div>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </RequestForm>
  );
}
