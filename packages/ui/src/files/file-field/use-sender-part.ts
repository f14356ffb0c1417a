import { useCallback, useEffect, useRef, useState } from 'react';
import { useWasIdle } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import { useOnline } from '../../foundations/network/network';
import { browserConnection, isLost, mayBeOnline } from '../upload-engine/connection';
import type { KeepingPort } from '../upload-engine/keeping-port';
import type { Chosen, Unsent } from './chosen-files';
import { type UploadOfflineLabels, uploadOfflineLabels } from './upload-offline.labels';
import { uploadSenderPart } from './upload-sender-part';
import { type UploadUnloadedLabels, uploadUnloadedLabels } from './upload-unloaded.labels';
import { useKeptUnsent } from './use-kept-unsent';

interface Field {
  /** Keeps what cannot be sent for as long as that takes. */
  keeping: KeepingPort | undefined;
  /** The name of the field; without one nothing is kept. */
  scope: string;
  isMany: boolean;
}

/**
 * What sends the files of a field, loaded when the page is idle or with the first file, and asked for until it comes: what is
 * chosen meanwhile is kept, and says why it waits.
 */
export function useSenderPart(chosen: readonly Chosen[], { keeping, scope, isMany }: Field) {
  const wasIdle = useWasIdle();
  const part = usePart(uploadSenderPart, { isNeeded: wasIdle || chosen.length > 0 });
  const isMissing = part === 'missing';
  const unsent = isMissing ? chosen.filter(({ refusal }) => !refusal) : NONE;
  const { misses, askNow } = useAskedAgain(unsent.length > 0);
  const isOnline = useOnline();
  const words = useLabels<UploadUnloadedLabels>(uploadUnloadedLabels);
  const { keptOf, leaveKeptTo } = useKeptUnsent(unsent, {
    port: scope === '' ? undefined : keeping,
    scope,
    isMany,
    isMissing,
  });

  return {
    part,
    told: useToldOffline(unsent),
    unsentOf({ id }: Chosen): Unsent {
      if (!isMissing) return 'waiting';
      const isKept = keptOf(id);
      if (!isOnline || !isLost(misses + 1) || isKept === undefined) return 'offline';
      return { failed: isKept ? words.unloadedKept : words.unloaded };
    },
    /** Asks for it at once, and waits again before it is said that it does not come. */
    askNow,
    /** Leaves what was kept to what sends the files and keeps them under their ids, and forgets the others. */
    leaveKeptTo,
  };
}

const NONE: readonly Chosen[] = [];

/** The sentences about files that wait for what sends them; once said they stay. */
function useToldOffline(unsent: readonly Chosen[]): readonly { id: string; text: string }[] {
  const words = useLabels<UploadOfflineLabels>(uploadOfflineLabels);
  const [told, setTold] = useState<readonly { id: string; text: string }[]>([]);
  const fresh = unsent.filter((one) => !told.some(({ id }) => id === one.id));
  if (fresh.length > 0) {
    setTold([...told, ...fresh.map(({ id, file }) => ({ id, text: words.offline(file.name) }))]);
  }

  return told;
}

/** Asks for what sends files as the engine asks a server: at `online`, or after 1 to 30 seconds. */
function useAskedAgain(isAsked: boolean) {
  const [misses, setMisses] = useState(0);
  const restart = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isAsked) return;
    let controller = new AbortController();
    const ask = () => void askAgain(controller.signal, setMisses).catch(() => undefined);
    restart.current = () => {
      controller.abort();
      controller = new AbortController();
      setMisses(0);
      void uploadSenderPart.load().catch(() => undefined);
      ask();
    };
    ask();
    return () => {
      controller.abort();
      restart.current = undefined;
    };
  }, [isAsked]);

  return { misses, askNow: useCallback(() => restart.current?.(), []) };
}

/** Until it is loaded; tells how often in a row it did not come although the browser is online. Rejects with the signal. */
async function askAgain(signal: AbortSignal, onMiss: (misses: number) => void) {
  const connection = browserConnection();
  let misses = 0;
  for (let tries = 0; !uploadSenderPart.loaded(); tries += 1) {
    await connection.wait(tries, signal);
    await uploadSenderPart.load().catch(() => {
      misses = mayBeOnline() ? misses + 1 : 0;
      if (!signal.aborted) onMiss(misses);
    });
  }
}
