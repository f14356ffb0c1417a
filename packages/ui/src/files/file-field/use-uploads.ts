import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { FileRefusal } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type SendingPort, sendingBy } from '../upload-engine/sending-port';
import type { Upload } from '../upload-engine/upload';
import type { UploadEngineOptions } from '../upload-engine/upload-engine-options';
import type { FileFacts } from './file-facts';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';
import { useFileFacts } from './use-file-facts';
import { useUploadEngine } from './use-upload-engine';

interface Given extends Pick<UploadEngineOptions, 'keeping' | 'threads' | 'timeoutMs' | 'maximum'> {
  /** The name of the field, by which what it keeps is told from what other fields keep. */
  scope: string;
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
  const { change, names } = useNames(typed);
  const { engine, uploads, itemOf, newsOf } = useUploadEngine({
    ...options,
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
    if (!isMany) clear();
    engine.add(files, scope);
  }

  /** A refused file stays in the list, with the reason beside it. */
  function refuse(refusals: readonly FileRefusal[]) {
    for (const { file, message } of refusals) engine.refuse(file, message, scope);
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

  return { change, names: fileNamesOf(typed.value) };
}
