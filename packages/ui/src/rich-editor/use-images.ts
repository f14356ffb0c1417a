import { useState } from 'react';
import { type ImageRefusal, readImage } from './read-image';

/** Images on their way into the text: each waits for its description, and what is not taken is said. */
export function useImages(onRefused: ((refusal: ImageRefusal) => void) | undefined) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<ImageRefusal>();

  function refuse(why: ImageRefusal) {
    setRefusal(why);
    onRefused?.(why);
  }

  async function add(files: readonly File[]) {
    setRefusal(undefined);
    for (const file of files) {
      const read = await readImage(file);
      if ('refusal' in read) refuse(read.refusal);
      else setWaiting((before) => [...before, read.src]);
    }
  }

  return {
    /** The first that waits. */
    next: waiting[0],
    refusal,
    add,
    refuse,
    /** The first is in the text, or given up. */
    settle: () => setWaiting(waiting.slice(1)),
    forgetRefusal: () => setRefusal(undefined),
  };
}
