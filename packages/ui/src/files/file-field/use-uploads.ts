import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import type { FileRefusal } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';
import { type Transfer, useTransfers } from './use-transfers';

interface Given {
  /** The simple value and the way to change it. */
  typed: { value: string; type: (value: string) => void };
  upload: UploadPort;
  known: readonly StoredFile[];
  isMany: boolean;
  /** What is said of a file that did not get there. */
  failed: string;
}

/** The files of a field: those it has by its value, those on their way, and those that were refused. */
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
      // Whatever it was, the person can only try again; what was cancelled is gone already.
      patch(id, { phase: 'error', message: failed, retry: true });
    }
  }

  function add(files: readonly File[]) {
    if (!isMany) for (const { id } of transfers) drop(id);
    for (const transfer of put(files.map((file) => ({ file, state: { phase: 'idle' } }))))
      void send(transfer);
  }

  /** A refused file stays to be seen, with the reason beside it. */
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

/** Changes the names of the value as it is then: a file may arrive long after the render that sent it. */
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
