import { useQuery } from '@tanstack/react-query';
import type { RoleDefinition } from '@urzad/contract';
import { REASON_MIN, reasonError, roleName } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { roleQuery, switchRole } from '../api';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { officeRoleMessages } from '../messages/office-roles';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';
import { RoleHolders } from './role-holders';

/** Switches a role off, after it was said who loses what, or on again. */
export function SwitchRoleAction({ role }: { role: RoleDefinition }) {
  const words = useMessages(officeRoleMessages);
  const { textNeeded } = useMessages(accountChangeMessages);
  const isOff = role.active === 'no';
  const form = useForm({ defaultValues: { reason: '' } });
  const { isOpen, show, change } = useChange({
    send: ({ reason }: { reason: string }, key) =>
      switchRole(role.id, { active: isOff ? 'yes' : 'no', reason }, key),
    done: isOff ? words.switchedOn : words.switchedOff,
    reset: form.reset,
  });
  const name = roleName(role, useLocale());
  const title = isOff ? words.onOf(name) : words.offOf(name);

  return (
    <>
      <Button size="sm" aria-label={title} onClick={() => show(true)}>
        {isOff ? words.on : words.off}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={title}
          intro={isOff ? words.onIntro : words.offIntro}
          action={isOff ? { children: words.on } : { children: words.off, variant: 'danger' }}
          refused={isOff ? words.onRefused : words.offRefused}
          reasons={words.reasons}
          form={form}
          change={change}
          check={({ reason }) => {
            const error = reasonError(reason);
            return error ? { reason: error } : {};
          }}
          errorText={() => textNeeded(REASON_MIN)}
          onClose={() => show(false)}
        >
          {!isOff && <Losses id={role.id} />}
          <ReasonQuestion hint={words.reasonHint} />
        </ChangeDialog>
      )}
    </>
  );
}

function Losses({ id }: { id: number }) {
  const words = useMessages(officeRoleMessages);
  const { data, error, refetch } = useQuery(roleQuery(id));

  return (
    <Loaded data={data} error={error} onRetry={() => void refetch()} loading={words.loading}>
      {(detail) => <RoleHolders role={detail.role} holders={detail.holders} />}
    </Loaded>
  );
}
