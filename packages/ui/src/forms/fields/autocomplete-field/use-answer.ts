import { useEffect, useEffectEvent, useState } from 'react';

export type Answered<Found> =
  | { state: 'idle' | 'waiting' | 'failed'; found?: never }
  | { state: 'answered'; found: Found };

type Answer<Found> = { text: string; found: Found } | { text: string; found?: never };

/** Searches for a text; the signal cancels the search. A failure rejects the promise. */
type Find<Found> = (text: string, signal: AbortSignal) => Promise<Found>;

/**
 * Searches once the text has not changed for `restMs`; `undefined` searches nothing. A late answer to an earlier text
 * is dropped. Another `turn` repeats the search.
 */
export function useAnswer<Found extends object>(
  asked: string | undefined,
  find: Find<Found>,
  restMs: number,
  turn = 0,
): Answered<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>();
  const look = useEffectEvent(find);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is what asks again.
  useEffect(() => {
    if (asked === undefined) return;

    const waiting = new AbortController();
    const tell = (next: Answer<Found> | undefined) => !waiting.signal.aborted && setAnswer(next);
    const timer = setTimeout(() => {
      look(asked, waiting.signal).then(
        (found) => tell({ text: asked, found }),
        () => tell({ text: asked }),
      );
    }, restMs);

    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [asked, restMs, turn]);

  if (asked === undefined) return { state: 'idle' };
  if (answer?.text !== asked) return { state: 'waiting' };
  return answer.found ? { state: 'answered', found: answer.found } : { state: 'failed' };
}
