import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWasIdle } from '../../foundations/lazy-part/use-idle-part';
import { usePart } from '../../foundations/lazy-part/use-part';
import type { FileItem } from '../file-list/file-item';
import { createChosenFiles, itemOfChosen } from './chosen-files';
import { storedItems } from './stored-file';
import type { Sent, UploadSenderProps } from './upload-sender';
import { uploadSenderPart } from './upload-sender-part';

interface Given
  extends Omit<UploadSenderProps, 'names' | 'change' | 'namesNow' | 'chosen' | 'first' | 'onChange'> {
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

  const show = useCallback(
    (next: Sent) => {
      chosen.forget();
      setSent(next);
    },
    [chosen],
  );

  function remove({ id }: FileItem) {
    if (names.includes(id)) change((before) => before.filter((name) => name !== id));
    else chosen.remove(id);
  }

  return {
    stored: storedItems(typed.value, [...known, ...sent.met]),
    transfers: [...waiting.chosen.map((one) => itemOfChosen(one, part === 'missing')), ...sent.transfers],
    news: sent.news,
    add: chosen.add,
    refuse: chosen.refuse,
    retry: chosen.retry,
    pause: chosen.pause,
    resume: chosen.resume,
    /** Ends all that is on its way. */
    clear: chosen.clear,
    remove,
    change,
    sender: typeof part === 'object' && (
      <part.UploadSender {...given} {...{ names, change, namesNow, chosen, first }} onChange={show} />
    ),
  };
}

const NOTHING: Sent = { met: [], transfers: [], news: [] };

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
