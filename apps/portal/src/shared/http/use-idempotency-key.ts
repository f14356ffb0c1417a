import { useState } from 'react';
import { newId } from '../new-id';
import { ApiFailure } from './api-failure';
import { isRefusal } from './refusals';

export interface IdempotencyKey {
  /** Sends under the present key, which changes once the server has answered. */
  use: <Answer>(send: (key: string) => Promise<Answer>) => Promise<Answer>;
  /** The next send is another write. */
  renew: () => void;
}

/** One key for one write (Order §1): sent again after a lost answer, it is done once. */
export function idempotencyKey(newKey: () => string = newId): IdempotencyKey {
  let key = newKey();
  const renew = () => {
    key = newKey();
  };

  return {
    renew,
    async use(send) {
      try {
        const answer = await send(key);
        renew();
        return answer;
      } catch (error) {
        if (!mayBeDone(error)) renew();
        throw error;
      }
    },
  };
}

/** One key for each instance of a form or a button. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key] = useState(() => idempotencyKey());

  return key;
}

/**
 * A refusal is over. Without an answer, with a broken one, or with one of a server in trouble, the write may have
 * happened.
 */
export function mayBeDone(error: unknown): boolean {
  return error instanceof ApiFailure && !isRefusal(error);
}
