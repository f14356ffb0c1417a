import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { FileRefusal, RefusalCode } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type SendingPort, sendingBy } from '../upload-engine/sending/sending-port';
import { isWaitingFor, type Upload } from '../upload-engine/upload';
import type { UploadEngine } from '../upload-engine/upload-engine';
import type { UploadFailureCode } from '../upload-engine/upload-failure';
import type { FileFacts } from './file-facts';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';
import { useFileFacts } from './use-file-facts';
import { type FieldUploadsOptions, useUploadEngine } from './use-upload-engine';

interface Given
  extends Pick<FieldUploadsOptions, 'keeping' | 'threads' | 'timeoutMs' | 'limitBytes' | 'failed'> {
  /** The simple value and the function that changes it. */
  typed: { value: string; type: (value: string) => void };
  /** The name of the field, by which its kept uploads are found. Without one nothing is kept. */
  scope: string;
  upload: UploadPort | SendingPort;
  known: readonly StoredFile[];
  isMany: boolean;
  /** The most files of the value and on their way together. */
  maximum: number | undefined;
  onFiles: ((files: readonly FileFacts[]) => void) | undefined;
}

/** The files of a field: the stored ones of its value, running uploads, and refused files. */
export function useUploads({ typed, scope, upload, known, isMany, onFiles, ...given }: Given) {
  const { keeping, maximum = Number.POSITIVE_INFINITY, ...options } = given;
  const { change, names, namesNow } = useNames(typed);
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const { engine, uploads, itemOf, newsOf } = useUploadEngine({
    ...options,
    keeping: scope === '' ? undefined : keeping,
    multiple: isMany,
    isWanted: (kept) => kept.scope === scope,
    // A file for one replaces what is there.
    maximum: () => maximum - (isMany ? storedBeside(namesNow(), engine) : 0),
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
  const running = uploads.filter(isNotInValue);
  const facts = [...known, ...met];
  const measure = useFileFacts({ names, facts, running, onFiles });

  /** In a field for one it replaces the rows of this render; a refusal that came with the file is not one of them. */
  function add(files: readonly File[]) {
    const isReplaced = (one: Upload) =>
      !files.some((file) => isWaitingFor(one, file, scope)) &&
      (one.refused === undefined || running.some(({ id }) => id === one.id));
    if (!isMany) removeAll(engine, isReplaced);
    engine.add(files, scope);
  }

  /** A refused file stays in the list, with the reason beside it. */
  function refuse(refusals: readonly FileRefusal[]) {
    for (const { file, message, code } of refusals) {
      engine.refuse(file, { message, code: REFUSAL_CODES[code] }, scope);
    }
  }

  function remove({ id }: FileItem) {
    if (names.includes(id)) change((before) => before.filter((name) => name !== id));
    else engine.remove(id);
  }

  return {
    stored: storedItems(typed.value, facts),
    transfers: running.map(itemOf),
    news: newsOf(scope),
    add,
    refuse,
    retry: engine.retry,
    pause: engine.pause,
    resume: engine.resume,
    /** Ends all that is on its way. */
    clear: () => removeAll(engine),
    remove,
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

/** Once a file is stored it is one of the value. */
function isNotInValue({ stored, phase }: Upload): boolean {
  return !stored || phase === 'error';
}

/** How many files of the value the list of the engine does not hold (any more). */
function storedBeside(names: readonly string[], { store }: UploadEngine): number {
  const { uploads } = store.getState();
  return names.filter((name) => !uploads.some(({ stored }) => stored?.filename === name)).length;
}

function removeAll({ store, remove }: UploadEngine, isRemoved: (upload: Upload) => boolean = () => true) {
  for (const upload of store.getState().uploads) if (isRemoved(upload)) remove(upload.id);
}

function useForgetStored({ remove }: UploadEngine, uploads: readonly Upload[]) {
  useEffect(() => {
    for (const { id, phase } of uploads) if (phase === 'success') remove(id);
  }, [remove, uploads]);
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
