import { useQueryClient } from '@tanstack/react-query';
import type { ReportDefinition, ReportSettings } from '@urzad/contract';
import { type FieldErrorCode, fieldErrorText } from '@urzad/domain';
import { Checkbox, Form, formOf, TextField, toast, useLocale } from '@urzad/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '#shared/http/api-failure';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { definitionQuery, definitionsKey, saveDefinition } from '../api';
import { reportMessages } from '../messages/reports';

interface Values {
  name: string;
  shared: boolean;
}

const NAME_MAX = 100;
const { FormField } = formOf<Values>();

interface SaveReportProps {
  source: string;
  settings: ReportSettings;
  /** The definition that is changed; a new one without it. */
  definition: ReportDefinition | undefined;
  onSaved: (definition: ReportDefinition) => void;
  onClose: () => void;
}

/** Keeps what was chosen under a name. */
export function SaveReport({ source, settings, definition, onSaved, onClose }: SaveReportProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm<Values>({
    defaultValues: { name: definition?.name ?? '', shared: definition?.shared === 'yes' },
  });
  /** The version that this person has read. */
  const [read, setRead] = useState(definition);
  const write = useWrite<ReportDefinition, Values>({
    send: ({ name, shared }, key) =>
      saveDefinition({ definition: read, source }, { name, shared: shared ? 'yes' : 'no', settings }, key),
    onDone: async (saved) => {
      await queries.invalidateQueries({ queryKey: definitionsKey });
      toast.success(words.savedNow);
      onClose();
      onSaved(saved);
    },
    onFailed: (error) => {
      if (isConflict(error)) void takeVersion();
    },
  });
  const title = definition ? words.saveChanges : words.saveNew;

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
      <Form<Values>
        id={formId}
        form={form}
        label={title}
        className="u:grid u:gap-4"
        summary={false}
        check={errorsOf}
        errorText={(code) => fieldErrorText(code, locale)}
        send={async (values) => write.press(values)}
      >
        <FormField name="name">
          {(field) => <TextField {...field} required maxLength={NAME_MAX} label={words.name} />}
        </FormField>
        <FormField name="shared">{(field) => <Checkbox {...field} label={words.sharedField} />}</FormField>
      </Form>
    </DecisionModal>
  );

  /** Where it cannot be read the next press is refused again, and tries to read it again. */
  async function takeVersion() {
    if (!definition) return;
    const query = { ...definitionQuery(definition.id), staleTime: 0 };
    const stored = await queries.fetchQuery(query).catch(() => undefined);
    if (!stored) return;
    setRead(stored);
    write.renew();
  }

  function refusedText(error: Error | null): string {
    if (error && isConflict(error)) return words.conflict;
    return error instanceof ApiFailure && error.code === 'object-exist' ? words.taken : words.saveFailed;
  }
}

function errorsOf({ name }: Values): Record<string, FieldErrorCode> {
  return { ...(name.trim() === '' && { name: 'is-empty' }) };
}
