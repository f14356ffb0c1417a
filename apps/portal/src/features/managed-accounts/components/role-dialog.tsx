import type { RoleDefinition } from '@urzad/contract';
import { ROLE_DESCRIPTION_MAX, ROLE_NAME_MAX } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { REASON_MIN, roleName } from '@urzad/grants';
import { formOf, SelectField, TextArea, TextField, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { addRole, setRole } from '../api';
import { type RoleValues, roleBodyOf, roleErrors, roleValuesOf } from '../logic/role-values';
import { useChange } from '../logic/use-change';
import { accountChangeMessages } from '../messages/changes';
import { officeRoleMessages } from '../messages/office-roles';
import { ChangeDialog } from './change-dialog';
import { ReasonQuestion } from './reason-question';
import { RoleDuties } from './role-duties';

const { FormField } = formOf<RoleValues>();
const PERSPECTIVES = ['staff', 'admin', 'audit'] as const;
const NOTHING: readonly string[] = [];

export interface RoleDialogProps {
  today: IsoDate;
  /** A new role, a copy of `role`, or a change of it. */
  kind: 'add' | 'copy' | 'edit';
  role?: RoleDefinition;
  /** The role that `role` was copied from. */
  base?: RoleDefinition | undefined;
  onClose: () => void;
}

/** Makes a role of the office, or changes one. */
export function RoleDialog({ today, kind, role, base, onClose }: RoleDialogProps) {
  const words = useMessages(officeRoleMessages);
  const { textNeeded, wrongDay } = useMessages(accountChangeMessages);
  const locale = useLocale();
  const own = useSession(({ me }) => me?.privileges) ?? NOTHING;
  const within = [...own, ...(role?.privileges ?? []), ...(kind === 'edit' ? (base?.privileges ?? []) : [])];
  const form = useForm<RoleValues>({ defaultValues: roleValuesOf(role, kind === 'copy') });
  const { change } = useChange({
    send: (values: RoleValues, key) => {
      const body = roleBodyOf(values);
      if (kind === 'edit' && role) return setRole(role.id, { row_version: role.row_version, ...body }, key);
      return addRole({ ...body, ...(role && { id_role_base: role.id }) }, key);
    },
    done: words.saved,
    reset: form.reset,
    onDone: onClose,
  });
  const name = role ? roleName(role, locale) : '';
  const texts = {
    add: [words.add, words.addIntro],
    copy: [words.copyTitle(name), words.copyIntro],
    edit: [words.editOf(name), words.editIntro],
  }[kind];

  return (
    <ChangeDialog
      title={texts[0] ?? ''}
      intro={texts[1]}
      action={{ children: words.save }}
      refused={refusedText(change.error)}
      reasons={words.reasons}
      form={form}
      change={change}
      check={(values) => roleErrors(values, { today, within })}
      errorText={(code, { name: field }) => {
        if (field === 'name') return words.nameNeeded;
        if (field === 'reason') return textNeeded(REASON_MIN);
        if (code === 'not-valid-date') return wrongDay;
        if (field === 'to') return words.beforeStart;
        return code === 'is-empty' ? words.noDuty : words.apart;
      }}
      onClose={onClose}
    >
      <FormField name="name">
        {(field) => <TextField {...field} required maxLength={ROLE_NAME_MAX} label={words.name} />}
      </FormField>
      <FormField name="name_en">
        {(field) => (
          <TextField {...field} maxLength={ROLE_NAME_MAX} label={words.nameEn} hint={words.nameEnHint} />
        )}
      </FormField>
      <FormField name="description">
        {(field) => (
          <TextArea
            {...field}
            maxLength={ROLE_DESCRIPTION_MAX}
            label={words.description}
            hint={words.descriptionHint}
          />
        )}
      </FormField>
      <FormField name="perspective">
        {(field) => (
          <SelectField
            {...field}
            required
            nullLabel={false}
            label={words.perspective}
            options={PERSPECTIVES.map((value) => ({ value, label: words.perspectives[value] }))}
          />
        )}
      </FormField>
      <div className="u:grid u:gap-4 u:tablet:grid-cols-2">
        <FormField name="from">
          {(field) => <DateField {...field} label={words.from} hint={words.fromHint} />}
        </FormField>
        <FormField name="to">
          {(field) => <DateField {...field} firstDay={today} label={words.to} hint={words.toHint} />}
        </FormField>
      </div>
      <RoleDuties within={within} />
      <ReasonQuestion hint={words.reasonHint} />
    </ChangeDialog>
  );

  function refusedText(error: Error | null): string {
    if (error && isConflict(error)) return words.conflict;
    return error instanceof ApiFailure && error.code === 'object-exist' ? words.taken : words.refused;
  }
}
