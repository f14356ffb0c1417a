import { useState } from 'react';
import type { ImageRefusal } from './image-refusal';
import { readImage } from './read-image';

/** Images on their way into the text: each waits for its description, and what is not taken is said. */
export function useImages(onRefused: ((refusal: ImageRefusal) => void) | undefined) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly ImageRefusal[]>([]);

  /** Each reason is said once, however many images it keeps out. */
  function refuse(reasons: readonly ImageRefusal[]) {
    setRefusals((before) => [...new Set([...before, ...reasons])]);
    for (const reason of reasons) onRefused?.(reason);
  }

  async function add(files: readonly File[]) {
    setRefusals([]);
    for (const file of files) {
      const read = await readImage(file);
      if ('refusal' in read) refuse([read.refusal]);
      else setWaiting((before) => [...before, read.src]);
    }
  }

  return {
    /** The first that waits. */
    next: waiting[0],
    refusals,
    add,
    refuse,
    /** The first is in the text, or given up. */
    settle: () => setWaiting(waiting.slice(1)),
    forgetRefusals: () => setRefusals([]),
  };
}
