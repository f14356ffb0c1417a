import { useQuery } from '@tanstack/react-query';
import type { ManagedAccount } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { REASON_MIN, roleName } from '@urzad/grants';
import { Alert, Button, formOf, SelectField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { UserRoundCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LoadFailure } from '#shared/failures/load-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { grantRole, rolesQuery } from '../api';
import { type GrantValues, grantBodyOf, grantErrors } from '../logic/grant-values';
import { grantable } from '../logic/grantable';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';

const { FormField } = formOf<GrantValues>();

/** Grants a role with its days and the reason. */
export function GrantAction({ account, today }: { account: ManagedAccount; today: IsoDate }) {
  const words = useMessages(accountChangeMessages);
  const locale = useLocale();
  const form = useForm<GrantValues>({ defaultValues: { role: '', from: '', to: '', reason: '' } });
  const { isOpen, show, change } = useChange({
    send: (values: GrantValues, key) => grantRole(grantBodyOf(account.id, values), key),
    done: words.granted,
    reset: form.reset,
  });
  const roles = useQuery({ ...rolesQuery, enabled: isOpen });
  const isHeldAlready = change.error instanceof ApiFailure && change.error.code === 'object-exist';

  return (
    <>
      <Button icon={UserRoundCheck} onClick={() => show(true)}>
        {words.grant}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={words.grantTitle(account.name_all)}
          action={{ children: words.grant, icon: UserRoundCheck }}
          refused={isHeldAlready ? words.alreadyHeld : words.grantRefused}
          form={form}
          change={change}
          check={(values) => grantErrors(values, today)}
          errorText={(code, { name }) => {
            if (name === 'role') return words.chooseRole;
            if (name === 'reason') return words.textNeeded(REASON_MIN);
            if (code === 'not-valid-date') return words.wrongDay;
            return name === 'from' ? words.pastDay : words.beforeStart;
          }}
          onClose={() => show(false)}
          intro={words.grantIntro}
        >
          {roles.error ? (
            <LoadFailure error={roles.error} onRetry={() => void roles.refetch()} />
          ) : (
            <FormField name="role">
              {(field) => (
                <SelectField
                  {...field}
                  required
                  label={words.role}
                  options={grantable(roles.data).map((role) => ({
                    value: String(role.id),
                    label: roleName(role, locale),
                  }))}
                />
              )}
            </FormField>
          )}
          <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
            <FormField name="from">
              {(field) => <DateField {...field} firstDay={today} label={words.from} hint={words.fromHint} />}
            </FormField>
            <FormField name="to">
              {(field) => <DateField {...field} firstDay={today} label={words.to} hint={words.toHint} />}
            </FormField>
          </div>
          <ReasonQuestion />
          <Alert kind="info">{words.duties}</Alert>
        </ChangeDialog>
      )}
    </>
  );
}
