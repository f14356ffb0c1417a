import { fileNamesOf, joinFileNames } from '@urzad/domain';
import { useEffect, useId, useRef, useState } from 'react';
import type { FileRefusal } from '../file-drop/use-file-drop';
import type { FileItem } from '../file-list/file-item';
import { type StoredFile, storedItems, type UploadPort } from './stored-file';

interface Given {
  /** The simple value and the way to change it. */
  typed: { value: string; type: (value: string) => void };
  upload: UploadPort;
  known: readonly StoredFile[];
  isMany: boolean;
  /** What is said of a file that did not get there. */
  failed: string;
}

/** A file that the server does not have, or not yet. */
interface Transfer extends FileItem {
  file: File;
}

/** The files of a field: those it has by its value, those on their way, and those that were refused. */
export function useUploads({ typed, upload, known, isMany, failed }: Given) {
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const ids = useRef(0);
  const prefix = useId();
  // A file may arrive long after the render that sent it, and must join the value of that moment.
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  function change(next: (names: readonly string[]) => readonly string[]) {
    const { value, type } = latest.current;
    const changed = joinFileNames(next(fileNamesOf(value)));
    latest.current = { value: changed, type };
    type(changed);
  }

  function patch(id: string, state: NonNullable<FileItem['upload']>) {
    setTransfers((now) => now.map((item) => (item.id === id ? { ...item, upload: state } : item)));
  }

  function drop(id: string) {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setTransfers((now) => now.filter((item) => item.id !== id));
  }

  function dropAll() {
    for (const { id } of transfers) drop(id);
  }

  function transferOf(file: File, state: NonNullable<FileItem['upload']>): Transfer {
    ids.current += 1;
    return { id: `${prefix}-${ids.current}`, name: file.name, size: file.size, upload: state, file };
  }

  async function send({ id, file }: Transfer) {
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { phase: 'active', progress: 0 });
    try {
      const stored = await upload(
        file,
        (progress) => patch(id, { phase: 'active', progress }),
        controller.signal,
      );
      if (controller.signal.aborted) return;
      setMet((now) => [...now, { name: file.name, size: file.size, ...stored }]);
      drop(id);
      change((names) => (isMany ? [...names, stored.filename] : [stored.filename]));
    } catch {
      // Whatever it was, the person can only try again; what was cancelled is gone already.
      patch(id, { phase: 'error', message: failed, retry: true });
    }
  }

  function add(files: readonly File[]) {
    if (!isMany) dropAll();
    const added = files.map((file) => transferOf(file, { phase: 'idle' }));
    setTransfers((now) => [...now, ...added]);
    for (const transfer of added) void send(transfer);
  }

  /** A refused file stays to be seen, with the reason beside it. */
  function refuse(refusals: readonly FileRefusal[]) {
    const added = refusals.map(({ file, message }) => transferOf(file, { phase: 'error', message }));
    setTransfers((now) => [...now, ...added]);
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
