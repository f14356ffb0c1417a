import { useQuery } from '@tanstack/react-query';
import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import { REASON_MIN, roleName } from '@urzad/grants';
import { Button, formOf, MailField, SelectField, TextField, useLocale } from '@urzad/ui';
import { UserPlus } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LoadFailure } from '#shared/failures/load-failure';
import { ApiFailure } from '#shared/http/api-failure';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { addAccount, rolesQuery } from '../api';
import { type AddValues, addErrors } from '../logic/add-values';
import { grantable } from '../logic/grantable';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';

const { FormField } = formOf<AddValues>();

/** Adds an account for a member of staff. */
export function AddAction() {
  const words = useMessages(accountChangeMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const form = useForm<AddValues>({
    defaultValues: { mail: '', firstname: '', lastname: '', role: '', reason: '' },
  });
  const { isOpen, show, change } = useChange({
    send: ({ role, ...person }: AddValues, key) => addAccount({ ...person, id_role: Number(role) }, key),
    done: words.added,
    reset: form.reset,
    onDone: ({ id }) => void navigate(paths.user(id)),
  });
  const roles = useQuery({ ...rolesQuery, enabled: isOpen });
  const isTaken = change.error instanceof ApiFailure && change.error.code === 'object-exist';
  const ofOffice = grantable(roles.data).filter(({ perspective }) => perspective !== 'citizen');

  return (
    <>
      <Button variant="primary" icon={UserPlus} onClick={() => show(true)}>
        {words.addTitle}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={words.addTitle}
          action={{ children: words.add, icon: UserPlus }}
          refused={isTaken ? words.mailTaken : words.addRefused}
          form={form}
          change={change}
          check={addErrors}
          errorText={(code, { name }) => {
            if (name === 'role') return words.chooseRole;
            if (name === 'reason') return words.textNeeded(REASON_MIN);
            return isFieldErrorCode(code) ? fieldErrorText(code, locale) : code;
          }}
          onClose={() => show(false)}
          intro={words.addIntro}
        >
          <FormField name="mail">
            {(field) => <MailField {...field} required label={words.mail} autoComplete="off" />}
          </FormField>
          <FormField name="firstname">
            {(field) => <TextField {...field} required label={words.firstname} autoComplete="off" />}
          </FormField>
          <FormField name="lastname">
            {(field) => <TextField {...field} required label={words.lastname} autoComplete="off" />}
          </FormField>
          {roles.error ? (
            <LoadFailure error={roles.error} onRetry={() => void roles.refetch()} />
          ) : (
            <FormField name="role">
              {(field) => (
                <SelectField
                  {...field}
                  required
                  label={words.role}
                  options={ofOffice.map((role) => ({
                    value: String(role.id),
                    label: roleName(role, locale),
                  }))}
                />
              )}
            </FormField>
          )}
          <ReasonQuestion />
        </ChangeDialog>
      )}
    </>
  );
}
