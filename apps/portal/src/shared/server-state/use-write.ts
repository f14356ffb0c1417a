import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIdempotencyKey } from '../http/use-idempotency-key';

export interface WriteOptions<Input, Answer> {
  /** The request. Its key stays the same until the server has answered. */
  send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** What follows the success; the button waits for it. */
  onDone?: (answer: Answer) => unknown;
  onFailed?: (error: unknown) => unknown;
}

/**
 * A write by a press: pressed twice, or again after a lost answer, it is done once. `ServerState` handles what all
 * writes of a signed-in person have in common (an ended session, the bell).
 */
export function useWrite<Answer, Input = void>({ send, onDone, onFailed }: WriteOptions<Input, Answer>) {
  const key = useIdempotencyKey();
  const underWay = useRef<Promise<Answer>>(undefined);
  const { mutateAsync, reset, data, error, isPending } = useMutation({
    mutationFn: (input: Input) => key.use((now) => send(input, now)),
    onSuccess: (answer) => onDone?.(answer),
    onError: (failure) => onFailed?.(failure),
  });

  /** For a form, which shows the error itself. */
  function submit(input: Input): Promise<Answer> {
    // The second press of a double click comes before the button can show that it waits.
    underWay.current ??= mutateAsync(input).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }

  return {
    submit,
    /** For a button: the failure is `error`. */
    press: (input: Input) => void submit(input).catch(() => undefined),
    isUnderWay: () => underWay.current !== undefined,
    /** The next press is another write. */
    renew: key.renew,
    /** Resets the answer or the failure, not the key: the write may still be the same. */
    reset,
    answer: data,
    error,
    isPending,
  };
}
