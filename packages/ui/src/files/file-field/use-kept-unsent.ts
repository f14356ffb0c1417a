import { useCallback, useEffect, useRef, useState } from 'react';
import { createUnsentKeeping } from '../upload-engine/keep-unsent';
import type { KeepingPort } from '../upload-engine/keeping-port';
import type { Chosen } from './chosen-files';

/** Milliseconds for which a row waits for the device to tell whether it keeps the file. */
const LONGEST_KEEPING_MS = 2000;

interface Where {
  port: KeepingPort | undefined;
  scope: string;
  /** Whether the field takes more than one file. */
  isMany: boolean;
  /** Whether what sends them did not come yet. */
  isMissing: boolean;
}

/** Keeps chosen files while nothing can send them, and forgets those that were taken off the list. */
export function useKeptUnsent(unsent: readonly Chosen[], { port, scope, isMany, isMissing }: Where) {
  const [keeping] = useState(() => createUnsentKeeping(port));
  const asked = useRef(new Set<string>());
  const [told, setTold] = useState<ReadonlyMap<string, boolean>>(new Map());

  useEffect(() => keeping.enter(), [keeping]);
  useEffect(() => {
    const tell = (id: string) => setTold((before) => new Map(before).set(id, keeping.isKept(id)));
    for (const { id, file } of unsent) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      const { name, size, type } = file;
      const kept = keeping.keep({ id, name, size, type, scope, file }, { isMany });
      const tooLong = new Promise((resolve) => setTimeout(resolve, LONGEST_KEEPING_MS));
      void Promise.race([kept, tooLong]).then(() => tell(id));
      // Once more: a slow device has it later than a person was told that it has not.
      void kept.then(() => tell(id));
    }
    if (!isMissing) return;
    for (const id of asked.current) {
      if (unsent.some((one) => one.id === id)) continue;
      asked.current.delete(id);
      void keeping.remove(id);
    }
  });

  return {
    /** Whether the device has it; `undefined` until it tells. */
    keptOf: (id: string) => told.get(id),
    leaveKeptTo: useCallback(
      (isTaken: (id: string) => boolean) => {
        void keeping.leaveTo(isTaken, [...asked.current]);
        asked.current.clear();
      },
      [keeping],
    ),
  };
}
