import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWasIdle } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import { useLabels } from '../../foundations/locale/locale';
import type { FileItem } from '../file-list/file-item';
import { browserConnection } from '../upload-engine/connection';
import { type Chosen, createChosenFiles, itemOfChosen } from './chosen-files';
import { storedItems } from './stored-file';
import { type UploadOfflineLabels, uploadOfflineLabels } from './upload-offline.labels';
import type { Sent, UploadSenderProps } from './upload-sender';
import { uploadSenderPart } from './upload-sender-part';

interface Given
  extends Omit<
    UploadSenderProps,
    'names' | 'change' | 'namesNow' | 'chosen' | 'toldOffline' | 'first' | 'onChange'
  > {
  /** The simple value and the function that changes it. */
  typed: { value: string; type: (value: string) => void };
}

/**
 * The files of a field: the stored ones of its value, running uploads, and refused files. What sends them is loaded when
 * the page is idle or with the first file; until then files are listed. `sender` has to be rendered.
 */
export function useUploads({ typed, ...given }: Given) {
  const { known, isMany } = given;
  const { change, names, namesNow } = useNames(typed);
  const many = useRef(isMany);
  useEffect(() => {
    many.current = isMany;
  });
  const [chosen] = useState(() => createChosenFiles({ isMany: () => many.current }));
  const waiting = useSyncExternalStore(
    chosen.store.subscribe,
    chosen.store.getState,
    chosen.store.getInitialState,
  );
  const [first] = useState({ names, known });
  const [sent, setSent] = useState<Sent>(NOTHING);
  const wasIdle = useWasIdle();
  const part = usePart(uploadSenderPart, { isNeeded: wasIdle || waiting.chosen.length > 0 });
  const unsent = part === 'missing' ? waiting.chosen.filter(({ refusal }) => !refusal) : NONE;
  useAskedAgain(unsent.length > 0);
  const told = useToldOffline(unsent);

  const show = useCallback(
    (next: Sent) => {
      chosen.forget();
      setSent(next);
    },
    [chosen],
  );

  const transfers = [
    ...waiting.chosen.map((one) => itemOfChosen(one, part === 'missing')),
    ...sent.transfers,
  ];

  function remove({ id }: FileItem) {
    if (names.includes(id)) change((before) => before.filter((name) => name !== id));
    else chosen.remove(id);
  }

  return {
    stored: storedItems(typed.value, [...known, ...sent.met]),
    transfers,
    news: [...told.map(({ text }) => text), ...sent.news],
    /** In a field for one file it replaces the rows of this render, and none that came with it. */
    add: (files: readonly File[]) =>
      chosen.add(
        files,
        transfers.map(({ id }) => id),
      ),
    refuse: chosen.refuse,
    retry: chosen.retry,
    pause: chosen.pause,
    resume: chosen.resume,
    /** Ends all that is on its way. */
    clear: chosen.clear,
    remove,
    change,
    sender: typeof part === 'object' && (
      <part.UploadSender
        {...given}
        {...{ names, change, namesNow, chosen, first }}
        toldOffline={told.map(({ id }) => id)}
        onChange={show}
      />
    ),
  };
}

const NONE: readonly Chosen[] = [];
const NOTHING: Sent = { met: [], transfers: [], news: [] };

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
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    void askAgain(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [isAsked]);
}

/** Until it is loaded. Rejects with the signal. */
async function askAgain(signal: AbortSignal) {
  const connection = browserConnection();
  for (let misses = 0; !uploadSenderPart.loaded(); misses += 1) {
    await connection.wait(misses, signal);
    await uploadSenderPart.load().catch(() => undefined);
  }
}

/** Changes the names of the present value: an upload may end long after the render that started it. */
function useNames(typed: Given['typed']) {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  function change(next: (names: readonly string[]) => readonly string[]) {
    const { value, type } = latest.current;
    const changed = joinFileNames(next(fileNamesOf(value)));
    latest.current = { value: changed, type };
    type(changed);
  }

  return { change, names: fileNamesOf(typed.value), namesNow: () => fileNamesOf(latest.current.value) };
}
