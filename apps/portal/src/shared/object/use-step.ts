import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../http/api-failure';
import { isNotOwner } from '../http/refusals';
import { useWrite, type WriteOptions } from '../server-state/use-write';
import { reasonOf } from './refusal-text';

/** The queries about objects of one kind. */
export interface ObjectQueries {
  /** The key of all of them, those of lists too, so that a step invalidates them at once. */
  key: QueryKey;
  /** The query of one object. */
  queryOf: (id: number) => { queryKey: QueryKey };
}

type StepOptions<Found, Input> = ObjectQueries & Pick<WriteOptions<Input, Found>, 'send' | 'onDone'>;

/** A step that changes an object. Its answer is shown at once; the other queries about such objects are refetched. */
export function useStep<Found extends { id: number }, Input = void>({
  key,
  queryOf,
  send,
  onDone,
}: StepOptions<Found, Input>) {
  const queries = useQueryClient();

  return useWrite<Found, Input>({
    send,
    onDone: async (after) => {
      const { queryKey } = queryOf(after.id);
      queries.setQueryData(queryKey, after);
      await onDone?.(after);
      void queries.invalidateQueries({
        queryKey: key,
        predicate: ({ queryHash }) => queryHash !== hashKey(queryKey),
      });
    },
    onFailed: (error) => {
      // Another window or person changed it, or took it over: its present state is loaded.
      const isTakenOver = isNotOwner(error) || reasonOf(error) === 'not-verifier';
      if (!isTakenOver && !(error instanceof ApiFailure && error.status === 409)) return;
      void queries.invalidateQueries({ queryKey: key });
    },
  });
}
