import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@urzad/ui';
import { useState } from 'react';
import { accountsKey } from '#shared/entities/accounts/account-query';
import { useWrite } from '#shared/server-state/use-write';

interface ChangeOptions<Values, Answer> {
  send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  /** Said when it is done. */
  done: string;
  /** Empties the form. */
  reset: () => void;
  onDone?: (answer: Answer) => void;
}

/** A change of an account in a dialog: whether it is open, and its write. Lists and pages of accounts are refetched. */
export function useChange<Values, Answer>({ send, done, reset, onDone }: ChangeOptions<Values, Answer>) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const change = useWrite<Answer, Values>({
    send,
    onDone: async (answer) => {
      await queries.invalidateQueries({ queryKey: accountsKey });
      setOpen(false);
      reset();
      toast.success(done);
      onDone?.(answer);
    },
  });

  function show(open: boolean) {
    // The failure is not about the next attempt.
    if (open) change.reset();
    setOpen(open);
  }

  return { isOpen, show, change };
}
