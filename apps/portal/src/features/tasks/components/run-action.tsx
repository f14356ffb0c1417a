import type { Task } from '@urzad/contract';
import { taskName } from '@urzad/grants';
import { Button, IconButton, toast, useLocale } from '@urzad/ui';
import { Play } from 'lucide-react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { isUnderWay, runTask } from '../api';
import { useTaskChange } from '../logic/use-task-change';
import { taskMessages } from '../messages/tasks';

interface RunActionProps {
  task: Task;
  /** `row`: only its icon; `alert`: the main action of the screen. */
  look: 'row' | 'details' | 'alert';
}

/** Runs a task now. While it runs the button waits, so that a second press starts nothing. */
export function RunAction({ task, look }: RunActionProps) {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const textOf = useFailureText();
  const change = useTaskChange({
    send: (_, key) => runTask(task.code, key),
    done: words.started,
    // The row has no place for an error.
    onFailed: (error) => toast.error(`${words.runFailed}. ${textOf(error)}`),
  });
  const isWaiting = change.isPending || isUnderWay(task);
  const label = words.runOf(taskName(task.code, locale));
  const press = () => {
    if (!isWaiting) change.press();
  };

  if (look === 'row')
    return <IconButton icon={Play} label={label} size="sm" aria-disabled={isWaiting} onClick={press} />;
  return (
    <Button
      size={look === 'details' ? 'sm' : 'md'}
      variant={look === 'alert' ? 'primary' : 'secondary'}
      icon={Play}
      aria-label={label}
      loading={isWaiting}
      onClick={press}
    >
      {words.run}
    </Button>
  );
}
