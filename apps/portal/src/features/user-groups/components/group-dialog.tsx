import { useQueryClient } from '@tanstack/react-query';
import type { UserGroup } from '@urzad/contract';
import { fieldErrorText } from '@urzad/domain';
import { Checkbox, Form, formOf, SelectField, TextField, toast, useLocale } from '@urzad/ui';
import { ObjectsField } from '@urzad/ui/autocomplete';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { findStaff, groupsKey, saveGroup } from '../api';
import { type GroupValues, groupBodyOf, groupErrors, groupValuesOf } from '../logic/group-values';
import { groupMessages } from '../messages/groups';

const { FormField } = formOf<GroupValues>();

interface GroupDialogProps {
  /** The group that is changed; a new one without it. */
  group?: UserGroup | undefined;
  onClose: () => void;
}

/** Adds a group, or changes its name and people. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const words = useMessages(groupMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm<GroupValues>({ defaultValues: groupValuesOf(group) });
  const [known, setKnown] = useState(() => knownOf(group));
  const members = useWatch({ control: form.control, name: 'members' });
  const write = useWrite<UserGroup, GroupValues>({
    send: (values, key) => saveGroup(group, groupBodyOf(values), key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: groupsKey });
      toast.success(words.saved);
      onClose();
    },
  });
  const title = group ? words.editOf(group.name) : words.add;

  /** Remembers the names of people, for the choice of the leader. */
  async function lookup(text: string, signal: AbortSignal) {
    const found = await findStaff(text, signal);
    setKnown(
      (before) => new Map([...before, ...found.items.map(({ value, label }) => [value, label] as const)]),
    );
    return found;
  }

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      decision={write}
      refused={refusedText(write.error)}
    >
      <Form<GroupValues>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={groupErrors}
        errorText={(code, { name }) =>
          name === 'leader' ? words.leaderNeeded : fieldErrorText(code, locale)
        }
        send={async (values) => write.press(values)}
      >
        <FormField name="name">
          {(field) => <TextField {...field} required maxLength={80} label={words.name} />}
        </FormField>
        <FormField as="value" name="members">
          {(field) => (
            <ObjectsField
              {...field}
              label={words.members}
              lookup={lookup}
              known={[...known].map(([value, label]) => ({ value, label }))}
            />
          )}
        </FormField>
        <FormField name="leader">
          {(field) => (
            <SelectField
              {...field}
              label={words.leaderField}
              options={members.map((value) => ({ value, label: known.get(value) ?? value }))}
            />
          )}
        </FormField>
        <FormField name="active">{(field) => <Checkbox {...field} label={words.active} />}</FormField>
      </Form>
    </DecisionModal>
  );

  function refusedText(error: Error | null): string {
    if (error && isConflict(error)) return words.conflict;
    return error instanceof ApiFailure && error.code === 'object-exist' ? words.taken : words.failed;
  }
}

function knownOf(group: UserGroup | undefined): ReadonlyMap<string, string> {
  return new Map(group?.members.map(({ id, name }) => [String(id), name]));
}
