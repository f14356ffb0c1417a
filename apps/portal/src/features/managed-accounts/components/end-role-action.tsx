import type { HeldRole } from '@urzad/contract';
import { REASON_MIN, reasonError } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { endRole } from '../api';
import { roleName } from '../logic/role-name';
import { useChange } from '../logic/use-change';
import { accountPageMessages } from '../messages/account';
import { accountChangeMessages } from '../messages/changes';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';

/** Ends a role at once. */
export function EndRoleAction({ held }: { held: HeldRole }) {
  const words = useMessages(accountChangeMessages);
  const { endRole: short, endRoleOf } = useMessages(accountPageMessages);
  const name = roleName(held.role, useLocale());
  const form = useForm({ defaultValues: { reason: '' } });
  const { isOpen, show, change } = useChange({
    send: (body: { reason: string }, key) => endRole(held.id, body, key),
    done: words.ended,
    reset: form.reset,
  });

  return (
    <>
      <Button size="sm" aria-label={endRoleOf(name)} onClick={() => show(true)}>
        {short}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={words.endTitle(name)}
          action={{ children: words.end, variant: 'danger' }}
          refused={words.endRefused}
          form={form}
          change={change}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => words.textNeeded(REASON_MIN)}
          onClose={() => show(false)}
          intro={words.endIntro}
        >
          <ReasonQuestion />
        </ChangeDialog>
      )}
    </>
  );
}
