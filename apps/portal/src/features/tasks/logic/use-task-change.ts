import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { useState } from 'react';
import { useWrite } from '#shared/server-state/use-write';
import { tasksQuery } from '../api';

interface ChangeOptions<Input> {
  send: (input: Input, idempotencyKey: string) => Promise<Task>;
  /** Said when it is done. */
  done: string;
  onDone?: (task: Task) => void;
  onFailed?: (error: unknown) => void;
}

/** A change of a task: the list shows its answer at once. */
export function useTaskChange<Input = void>({ done, onDone, ...write }: ChangeOptions<Input>) {
  const queries = useQueryClient();

  return useWrite<Task, Input>({
    ...write,
    onDone: (task) => {
      queries.setQueryData(tasksQuery.queryKey, (list) =>
        list?.map((one) => (one.code === task.code ? task : one)),
      );
      void queries.invalidateQueries({ queryKey: tasksQuery.queryKey });
      toast.success(done);
      onDone?.(task);
    },
  });
}

/** A change in a dialog, which the change closes. */
export function useTaskDialog<Input>(options: ChangeOptions<Input>) {
  const [isOpen, setOpen] = useState(false);
  const change = useTaskChange<Input>({
    ...options,
    onDone: (task) => {
      setOpen(false);
      options.onDone?.(task);
    },
  });

  function show(open: boolean) {
    // The failure is not about the next attempt.
    if (open) change.reset();
    setOpen(open);
  }

  return { isOpen, show, change };
}
