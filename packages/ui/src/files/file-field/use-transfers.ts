import { useEffect, useId, useRef, useState } from 'react';
import type { FileItem, UploadState } from '../file-list/file-item';

/** A file that is not on the server yet. */
export interface Transfer extends FileItem {
  file: File;
}

/** The running uploads, each with its AbortController; all are aborted on unmount. */
export function useTransfers() {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const prefix = useId();

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  function put(files: readonly { file: File; state: UploadState }[]): readonly Transfer[] {
    const added = files.map(({ file, state }) => {
      count.current += 1;
      return { id: `${prefix}-${count.current}`, name: file.name, size: file.size, upload: state, file };
    });
    setTransfers((now) => [...now, ...added]);
    return added;
  }

  function patch(id: string, upload: UploadState) {
    setTransfers((now) => now.map((item) => (item.id === id ? { ...item, upload } : item)));
  }

  function start(id: string): AbortSignal {
    const controller = new AbortController();
    running.current.set(id, controller);
    patch(id, { phase: 'active', progress: 0 });
    return controller.signal;
  }

  function drop(id: string) {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setTransfers((now) => now.filter((item) => item.id !== id));
  }

  return { transfers, put, patch, start, drop };
}
