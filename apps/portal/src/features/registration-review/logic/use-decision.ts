import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Registration } from '@urzad/contract';
import { useRef } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { useIdempotencyKey } from '#shared/http/use-idempotency-key';
import { queueQueries } from '#shared/queue/queue-key';
import { reviewedQuery } from '../api';

interface DecisionOptions<Input> {
  id: number;
  decide: (input: Input, idempotencyKey: string) => Promise<Registration>;
  onDecided: (after: Registration) => void;
}

/** A step that moves an application on: pressed twice it is taken once, and the queue is asked for again. */
export function useDecision<Input = undefined>({ id, decide, onDecided }: DecisionOptions<Input>) {
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();

  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: Input) => decide(input, key),
    onSuccess: (after) => {
      renew();
      client.setQueryData(reviewedQuery(id).queryKey, after);
      void client.invalidateQueries(queueQueries);
      onDecided(after);
    },
    onError: (error) => {
      // The case has moved on without us: show where it stands now. The next try is another request.
      if (!(error instanceof ApiFailure) || error.status !== 409) return;
      renew();
      void client.invalidateQueries({ queryKey: reviewedQuery(id).queryKey });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  /** The second press of a double click comes before the button can show that it waits. */
  function take(input: Input) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(input);
  }

  return { take, error: mutation.error, isPending: mutation.isPending };
}
