import type { Task, TaskState } from '@urzad/contract';
import { StatusBadge, type StatusColor, type SvgIcon } from '@urzad/ui';
import { CircleAlert, CircleCheckBig, CirclePause, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { taskMessages } from '../messages/tasks';

const LOOKS: Record<TaskState, { color: StatusColor; icon: SvgIcon }> = {
  waiting: { color: 'grey', icon: Clock },
  running: { color: 'blue', icon: LoaderCircle },
  success: { color: 'green', icon: CircleCheckBig },
  error: { color: 'red', icon: CircleAlert },
  disabled: { color: 'grey', icon: CirclePause },
};

/** The state of a task as icon, word and tint. */
export function TaskStateBadge({ task: { state, note } }: { task: Pick<Task, 'state' | 'note'> }) {
  const { states, warned } = useMessages(taskMessages);
  if (state === 'success' && note?.level === 'warning')
    return (
      <StatusBadge color="orange" icon={TriangleAlert} compact>
        {warned}
      </StatusBadge>
    );

  return (
    <StatusBadge {...LOOKS[state]} dashed={state === 'disabled'} compact>
      {states[state]}
    </StatusBadge>
  );
}
