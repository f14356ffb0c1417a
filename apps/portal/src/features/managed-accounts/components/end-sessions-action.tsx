import { REASON_MIN, reasonError } from '@urzad/grants';
import { Button } from '@urzad/ui';
import { LogOut } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { endSessions } from '../api';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';

/** Signs a person out on every device. */
export function EndSessionsAction({ id }: { id: number }) {
  const words = useMessages(accountChangeMessages);
  const form = useForm({ defaultValues: { reason: '' } });
  const { isOpen, show, change } = useChange({
    send: (body: { reason: string }, key) => endSessions(id, body, key),
    done: words.sessionsEnded,
    reset: form.reset,
  });

  return (
    <>
      <Button size="sm" icon={LogOut} onClick={() => show(true)}>
        {words.sessionsTitle}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={words.sessionsTitle}
          action={{ children: words.sessionsEnd, icon: LogOut, variant: 'danger' }}
          refused={words.sessionsRefused}
          form={form}
          change={change}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.textNeeded(REASON_MIN)}
          onClose={() => show(false)}
          intro={words.sessionsIntro}
        >
          <ReasonQuestion />
        </ChangeDialog>
      )}
    </>
  );
}
