import { REASON_MIN, reasonError } from '@urzad/grants';
import { Button, type ButtonProps } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';

export interface ReasonActionProps {
  /** The button that opens the dialog. */
  button: Pick<ButtonProps, 'children' | 'icon' | 'aria-label'>;
  title: string;
  /** What follows from the change. */
  intro: string;
  /** The button that makes the change. */
  action: Pick<ButtonProps, 'children' | 'icon' | 'variant'>;
  /** The title when the server refuses. */
  refused: string;
  /** Said when it is done. */
  done: string;
  send: (body: { reason: string }, idempotencyKey: string) => Promise<unknown>;
}

/** A change that takes nothing but its reason, asked for in a dialog. */
export function ReasonAction({ button, done, send, ...dialog }: ReasonActionProps) {
  const words = useMessages(accountChangeMessages);
  const form = useForm({ defaultValues: { reason: '' } });
  const { isOpen, show, change } = useChange({ send, done, reset: form.reset });

  return (
    <>
      <Button size="sm" {...button} onClick={() => show(true)} />
      {isOpen && (
        <ChangeDialog
          {...dialog}
          form={form}
          change={change}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.textNeeded(REASON_MIN)}
          onClose={() => show(false)}
        >
          <ReasonQuestion />
        </ChangeDialog>
      )}
    </>
  );
}
