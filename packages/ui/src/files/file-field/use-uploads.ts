import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { FileRefusal, RefusalCode } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type SendingPort, sendingBy } from '../upload-engine/sending-port';
import { isWaitingFor, type Upload } from '../upload-engine/upload';
import type { UploadEngine } from '../upload-engine/upload-engine';
import type { UploadEngineOptions } from '../upload-engine/upload-engine-options';
import type { UploadFailureCode } from '../upload-engine/upload-failure';
import type { FileFacts } from './file-facts';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';
import { useFileFacts } from './use-file-facts';
import { useUploadEngine } from './use-upload-engine';

interface Given extends Pick<UploadEngineOptions, 'keeping' | 'threads' | 'timeoutMs'> {
  /** The name of the field, by which what it keeps is told from what other fields keep. Without one nothing is kept. */
  scope: string;
  /** The most files of the value and on their way together. */
  maximum: number | undefined;
  /** The simple value and the function that changes it. */
  typed: { value: string; type: (value: string) => void };
  upload: UploadPort | SendingPort;
  known: readonly StoredFile[];
  isMany: boolean;
  limitBytes: number | undefined;
  /** The text of a failed upload. */
  failed: string;
  onFiles: ((files: readonly FileFacts[]) => void) | undefined;
}

/** The files of a field: the stored ones of its value, running uploads, and refused files. */
export function useUploads({ scope, typed, upload, known, isMany, onFiles, ...options }: Given) {
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const { change, names, namesNow } = useNames(typed);
  const { keeping, maximum = Number.POSITIVE_INFINITY } = options;
  const { engine, uploads, itemOf, newsOf } = useUploadEngine({
    ...options,
    keeping: scope === '' ? undefined : keeping,
    // A file for one replaces what is there.
    maximum: () => maximum - (isMany ? storedBeside(namesNow(), engine) : 0),
    isWanted: (kept) => kept.scope === scope,
    sending: typeof upload === 'function' ? sendingBy(upload) : upload,
    onStored: (stored, { name, size, type, file }) => {
      setMet((now) => [...now, { name, size, type, upload_date: new Date().toISOString(), ...stored }]);
      change((before) =>
        isMany ? [...before.filter((name) => name !== stored.filename), stored.filename] : [stored.filename],
      );
      void measure(stored.filename, file);
    },
  });
  useForgetStored(engine, uploads);
  // Once it is stored it is one of the value.
  const running = uploads.filter(({ stored, phase }) => !stored || phase === 'error');
  const facts = [...known, ...met];
  const measure = useFileFacts({ names, facts, running, onFiles });

  function clear() {
    for (const { id } of uploads) engine.remove(id);
  }

  function add(files: readonly File[]) {
    const goesOn = (upload: Upload) => files.some((file) => isWaitingFor(upload, file, scope));
    if (!isMany) for (const upload of uploads) if (!goesOn(upload)) engine.remove(upload.id);
    engine.add(files, scope);
  }

  /** A refused file stays in the list, with the reason beside it. */
  function refuse(refusals: readonly FileRefusal[]) {
    for (const { file, message, code } of refusals) {
      engine.refuse(file, { message, code: REFUSAL_CODES[code] }, scope);
    }
  }

  function remove({ id }: FileItem) {
    if (uploads.some((item) => item.id === id)) engine.remove(id);
    else change((before) => before.filter((name) => name !== id));
  }

  return {
    stored: storedItems(typed.value, facts),
    transfers: running.map(itemOf),
    engine,
    news: newsOf(scope),
    add,
    refuse,
    remove,
    /** Ends all that is on its way. */
    clear,
    change,
  };
}

/** The codes of Spec §8 have no word of their own for what is empty, a folder, or more than is wanted. */
const REFUSAL_CODES = {
  extension: 'extension',
  size: 'size',
  empty: 'size',
  directory: 'file_object',
  'too-many': 'denied',
} as const satisfies Record<RefusalCode, UploadFailureCode>;

/** How many files of the value the list of the engine does not hold (any more). */
function storedBeside(names: readonly string[], { store }: UploadEngine): number {
  const { uploads } = store.getState();
  return names.filter((name) => !uploads.some(({ stored }) => stored?.filename === name)).length;
}

/** A stored file is one of the value now. */
function useForgetStored(engine: { remove: (id: string) => void }, uploads: readonly Upload[]) {
  useEffect(() => {
    for (const { id, phase } of uploads) if (phase === 'success') engine.remove(id);
  }, [engine, uploads]);
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
