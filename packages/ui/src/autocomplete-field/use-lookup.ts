import { useEffect, useEffectEvent, useState } from 'react';
import type { PickItem } from './pick-item';

/** Finds items for a text; told by the signal when nobody waits for the answer any more. A failure is a rejection. */
export type Lookup = (text: string, signal: AbortSignal) => Promise<readonly PickItem[]>;

/** Spec §9: how long typing must rest before a search. */
const REST_MS = 500;

type Answer = { text: string; items: readonly PickItem[] } | { text: string; items?: never };

/** Asks once typing rests; the answer to an earlier text never takes the place of a later one's, however late it comes. */
export function useLookup(asked: string | undefined, lookup: Lookup) {
  const [answer, setAnswer] = useState<Answer>();
  const find = useEffectEvent(lookup);

  useEffect(() => {
    if (asked === undefined) return;

    const waiting = new AbortController();
    const tell = (next: Answer) => !waiting.signal.aborted && setAnswer(next);
    const timer = setTimeout(() => {
      find(asked, waiting.signal).then(
        (items) => tell({ text: asked, items }),
        () => tell({ text: asked }),
      );
    }, REST_MS);

    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [asked]);

  if (asked === undefined) return { state: 'idle', items: NONE } as const;
  if (answer?.text !== asked) return { state: 'waiting', items: NONE } as const;
  if (!answer.items) return { state: 'failed', items: NONE } as const;
  return { state: answer.items.length > 0 ? 'found' : 'nothing', items: answer.items } as const;
}

const NONE: readonly PickItem[] = [];
