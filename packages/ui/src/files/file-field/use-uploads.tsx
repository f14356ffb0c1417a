import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileItem } from '../file-list/file-item';
import { createChosenFiles, itemOfChosen } from './chosen-files';
import { storedItems } from './stored-file';
import type { Sent, UploadSenderProps } from './upload-sender';
import { useSenderPart } from './use-sender-part';

interface Given
  extends Omit<
    UploadSenderProps,
    'names' | 'change' | 'namesNow' | 'chosen' | 'toldOffline' | 'leaveKeptTo' | 'first' | 'onChange'
  > {
  /** The simple value and the function that changes it. */
  typed: { value: string; type: (value: string) => void };
}

/**
 * The files of a field: the stored ones of its value, running uploads, and refused files. What sends them is loaded when
 * the page is idle or with the first file; until then files are listed. `sender` has to be rendered.
 */
export function useUploads({ typed, ...given }: Given) {
  const { known, isMany, keeping, scope } = given;
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
  const { part, told, unsentOf, askNow, leaveKeptTo } = useSenderPart(waiting.chosen, {
    keeping,
    scope,
    isMany,
  });

  const show = useCallback(
    (next: Sent) => {
      chosen.forget();
      setSent(next);
    },
    [chosen],
  );

  const transfers = [...waiting.chosen.map((one) => itemOfChosen(one, unsentOf(one))), ...sent.transfers];

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
    retry(id: string) {
      askNow();
      chosen.retry(id);
    },
    pause: chosen.pause,
    resume: chosen.resume,
    /** Ends all that is on its way. */
    clear: chosen.clear,
    remove,
    change,
    sender: typeof part === 'object' && (
      <part.UploadSender
        {...given}
        {...{ names, change, namesNow, chosen, first, leaveKeptTo }}
        toldOffline={told.map(({ id }) => id)}
        onChange={show}
      />
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
