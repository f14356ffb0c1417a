import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { FileRefusal } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';
import { type Transfer, useTransfers } from './use-transfers';

interface Given {
  /** The simple value and the function that changes it. */
  typed: { value: string; type: (value: string) => void };
  upload: UploadPort;
  known: readonly StoredFile[];
  isMany: boolean;
  /** The text of a failed upload. */
  failed: string;
}

/** The files of a field: the stored ones of its value, running uploads, and refused files. */
export function useUploads({ typed, upload, known, isMany, failed }: Given) {
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const change = useNames(typed);
  const { transfers, put, patch, start, drop } = useTransfers();

  async function send({ id, file }: Transfer) {
    const signal = start(id);
    try {
      const stored = await upload(file, (progress) => patch(id, { phase: 'active', progress }), signal);
      if (signal.aborted) return;
      setMet((now) => [...now, { name: file.name, size: file.size, ...stored }]);
      drop(id);
      change((names) => (isMany ? [...names, stored.filename] : [stored.filename]));
    } catch {
      // Whatever the cause, the person can retry; a cancelled upload is removed already.
      patch(id, { phase: 'error', message: failed, retry: true });
    }
  }

  function add(files: readonly File[]) {
    if (!isMany) for (const { id } of transfers) drop(id);
    for (const transfer of put(files.map((file) => ({ file, state: { phase: 'idle' } }))))
      void send(transfer);
  }

  /** A refused file stays in the list, with the reason beside it. */
  function refuse(refusals: readonly FileRefusal[]) {
    put(refusals.map(({ file, message }) => ({ file, state: { phase: 'error', message } })));
  }

  function remove({ id }: FileItem) {
    if (transfers.some((item) => item.id === id)) drop(id);
    else change((names) => names.filter((name) => name !== id));
  }

  function retry({ id }: FileItem) {
    const transfer = transfers.find((item) => item.id === id);
    if (transfer) void send(transfer);
  }

  return {
    stored: storedItems(typed.value, [...known, ...met]),
    transfers,
    add,
    refuse,
    remove,
    retry,
    change,
  };
}

/** Changes the names of the present value: an upload may end long after the render that started it. */
function useNames(typed: Given['typed']) {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  return (next: (names: readonly string[]) => readonly string[]) => {
    const { value, type } = latest.current;
    const changed = joinFileNames(next(fileNamesOf(value)));
    latest.current = { value: changed, type };
    type(changed);
  };
}
