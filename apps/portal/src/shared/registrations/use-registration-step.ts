import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';
import { useWrite, type WriteOptions } from '../server-state/use-write';
import { registrationQuery, registrationsKey } from './registration-query';

type StepOptions<Input> = Pick<WriteOptions<Input, Registration>, 'send' | 'onDone'>;

/** A step that changes a registration. Its answer is shown at once; other queries about registrations are refetched. */
export function useRegistrationStep<Input = void>({ send, onDone }: StepOptions<Input>) {
  const queries = useQueryClient();

  return useWrite<Registration, Input>({
    send,
    onDone: async (after) => {
      const { queryKey } = registrationQuery(after.id);
      queries.setQueryData(queryKey, after);
      await onDone?.(after);
      void queries.invalidateQueries({
        queryKey: registrationsKey,
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
    },
    onFailed: (error) => {
      // Another window or person changed it: its present state is loaded.
      if (!(error instanceof ApiFailure) || error.status !== 409) return;
      void queries.invalidateQueries({ queryKey: registrationsKey });
    },
  });
}
