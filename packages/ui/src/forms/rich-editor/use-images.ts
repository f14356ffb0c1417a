import { useState } from 'react';
import type { ImageRefusal } from './image-refusal';
import { readImage } from './read-image';

/** Images to be inserted: each waits for its description, and refused ones are reported. */
export function useImages(onRefused: ((refusal: ImageRefusal) => void) | undefined) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly ImageRefusal[]>([]);

  /** Each reason is reported once, however many images have it. */
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
    /** The first is inserted, or cancelled. */
    settle: () => setWaiting(waiting.slice(1)),
    forgetRefusals: () => setRefusals([]),
  };
}
