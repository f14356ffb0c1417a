import { Alert, Button, FormSubmit, formOf, PasswordField, toast } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { endSession } from '#shared/session/sign-out';
import { storedUserId } from '#shared/session/stored-user';
import { forgetUploads } from '#shared/uploads/kept-uploads';
import { eraseAccount } from '../api';
import { ownDataMessages } from '../messages/own-data';

const { FormField } = formOf<{ pass: string }>();

export interface ErasePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The last question before the account is gone: what goes, that there is no way back, and the password. */
export function ErasePanel({ open, onOpenChange }: ErasePanelProps) {
  const { erasure: words } = useMessages(ownDataMessages);
  const navigate = useNavigate();

  async function send({ pass }: { pass: string }) {
    const userId = storedUserId();
    await eraseAccount(pass);
    endSession();
    await forgetUploads({ userId }).catch(() => undefined); // Forbidden storage keeps nothing.
    toast.success(words.done);
    navigate(paths.home);
  }

  return (
    <Modal open={open} onOpenChange={onOpenChange} title={words.panel}>
      <RequestForm<{ pass: string }>
        label={words.panel}
        defaultValues={{ pass: '' }}
        check={({ pass }) => (pass === '' ? { pass: 'is-empty' } : {})}
        send={send}
        fieldErrors={(failure) => (fieldErrorsOf(failure)?.pass ? { pass: words.wrongPass } : undefined)}
        failure={(error) => <FormFailure title={words.failed} error={error} />}
      >
        <ul className="u:grid u:list-disc u:gap-1 u:ps-5">
          {words.gone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Alert kind="warning">{words.final}</Alert>
        <FormField name="pass">
          {(field) => <PasswordField {...field} required label={words.pass} />}
        </FormField>
        <FormSubmit block>{words.submit}</FormSubmit>
        <div>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
        </div>
      </RequestForm>
    </Modal>
  );
}
