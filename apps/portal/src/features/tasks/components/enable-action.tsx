import type { Task, YesNo } from '@urzad/contract';
import { REASON_MIN, taskName } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { enableTask } from '../api';
import { useTaskDialog } from '../logic/use-task-change';
import { taskChangeMessages } from '../messages/task-changes';

/** Switches the turns of a task off or on again, with the reason. */
export function EnableAction({ task }: { task: Task }) {
  const words = useMessages(taskChangeMessages);
  const locale = useLocale();
  const form = useForm({ defaultValues: { reason: '' } });
  const isOff = task.off !== null;
  const enabled: YesNo = isOff ? 'yes' : 'no';
  const name = taskName(task.code, locale);
  const title = isOff ? words.onOf(name) : words.offOf(name);
  const { isOpen, show, change } = useTaskDialog({
    send: ({ reason }: { reason: string }, key) => enableTask(task.code, { enabled, reason }, key),
    done: isOff ? words.onDone : words.offDone,
    onDone: () => form.reset(),
  });

  return (
    <>
      <Button size="sm" icon={isOff ? CirclePlay : CirclePause} aria-label={title} onClick={() => show(true)}>
        {isOff ? words.on : words.off}
      </Button>
      {isOpen && (
        <DecisionForm
          title={title}
          intro={isOff ? words.onText : words.offText}
          back={words.back}
          action={isOff ? { children: words.on } : { children: words.off, variant: 'danger' }}
          refused={isOff ? words.onRefused : words.offRefused}
          form={form}
          decision={change}
          check={reasonErrors}
          errorText={() => words.reasonNeeded(REASON_MIN)}
          onClose={() => show(false)}
        >
          <ReasonField label={words.reason} hint={words.reasonHint} />
        </DecisionForm>
      )}
    </>
  );
}
