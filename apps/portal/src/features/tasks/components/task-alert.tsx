import type { Task } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { taskName } from '@urzad/grants';
import { Alert, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useMayOnServer } from '#shared/system/use-may-on-server';
import { runMomentText } from '../logic/run-text';
import { taskMessages } from '../messages/tasks';
import { RunAction } from './run-action';

/** The task that failed most often in a row, in plain words, with the button that tries it again. */
export function TaskAlert({ task, today }: { task: Task; today: IsoDate }) {
  const words = useMessages(taskMessages);
  const locale = useLocale();
  const mayAct = useMayOnServer('base_task_run');
  const { code, failed_in_row, failure, next_run } = task;

  return (
    <Alert
      kind="error"
      title={words.failedTitle(taskName(code, locale), failed_in_row)}
      {...(mayAct && { actions: <RunAction task={task} look="alert" /> })}
    >
      <p>
        {[
          failure && words.troubles[failure.trouble],
          next_run && words.nextTry(runMomentText(next_run, today, locale)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Alert>
  );
}
