import { useQueryClient } from '@tanstack/react-query';
import { paramsOfTask, type Task } from '@urzad/contract';
import { fieldErrorText } from '@urzad/domain';
import { taskName } from '@urzad/grants';
import { Alert, Button, formOf, IntField, useLocale } from '@urzad/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { setParams, tasksQuery } from '../api';
import { type ParamValues, paramsOfValues, paramValueErrors, paramValuesOf } from '../logic/param-values';
import { useTaskDialog } from '../logic/use-task-change';
import { taskChangeMessages } from '../messages/task-changes';
import { taskWords } from '../messages/task-words';

const { FormField } = formOf<ParamValues>();

/** Changes the numbers of a task. When somebody else did meanwhile, theirs are shown beside what was typed. */
export function ParamsAction({ task }: { task: Task }) {
  const words = useMessages(taskChangeMessages);
  const { params: labels } = useMessages(taskWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const form = useForm<ParamValues>({ defaultValues: paramValuesOf(task.params) });
  /** The version that this person read. */
  const [read, setRead] = useState(task);
  const [theirs, setTheirs] = useState<Task>();
  const { isOpen, show, change } = useTaskDialog<ParamValues>({
    send: (values, key) => setParams(read, paramsOfValues(values), key),
    done: words.saved,
    onFailed: (error) => {
      if (isConflict(error)) void takeVersion();
    },
  });
  const params = paramsOfTask(task.code);
  const name = taskName(task.code, locale);

  async function takeVersion() {
    const list = await queries.fetchQuery({ ...tasksQuery, staleTime: 0 }).catch(() => undefined);
    const stored = list?.find(({ code }) => code === task.code);
    setTheirs(stored);
    if (stored) setRead(stored);
    change.renew();
  }

  function open() {
    setRead(task);
    setTheirs(undefined);
    if (!form.formState.isDirty) form.reset(paramValuesOf(task.params), { keepFieldsRef: true });
    show(true);
  }

  return (
    <>
      <Button size="sm" icon={SlidersHorizontal} aria-label={words.editOf(name)} onClick={open}>
        {words.edit}
      </Button>
      {isOpen && (
        <DecisionForm<ParamValues>
          title={words.editOf(name)}
          intro={words.editText}
          back={words.back}
          action={{ children: words.save }}
          refused={words.refused}
          form={form}
          decision={{ ...change, error: theirs && isConflict(change.error) ? null : change.error }}
          check={(values) => paramValueErrors(task.code, values)}
          errorText={(code, { name: param }) => fieldErrorText(code, locale, boundOf(param, code))}
          onClose={() => show(false)}
        >
          {theirs && (
            <Alert kind="warning" live>
              {words.conflict(
                Object.entries(theirs.params)
                  .map(([param, value]) => `${labels[param]?.[0]}: ${value}`)
                  .join(', '),
              )}
            </Alert>
          )}
          {Object.entries(params).map(([param, { min, max }]) => (
            <FormField key={param} name={param}>
              {(field) => (
                <IntField
                  {...field}
                  required
                  label={labels[param]?.[0] ?? param}
                  hint={`${labels[param]?.[1] ?? ''} ${words.limits(min, max)}`}
                />
              )}
            </FormField>
          ))}
        </DecisionForm>
      )}
    </>
  );

  function boundOf(param: string, code: string) {
    const limits = params[param];
    return { n: code === 'is-too-small' ? limits?.min : limits?.max };
  }
}
