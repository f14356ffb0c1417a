import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstOf } from '../../internal/overlay/layer-focus';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import type { FileItem } from '../file-list/file-item';
import type { FileListLabels } from '../file-list/file-list.labels';

interface Given {
  files: readonly FileItem[];
  words: FileListLabels;
  onRemove: (file: FileItem) => void;
  /** Takes the focus when no file is left. */
  attach: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLElement | null>;
}

/**
 * Asks before a file goes that the office already has; one that never got there goes at once. The focus stays beside
 * the place of the file, which may go long after the question: when the server has answered.
 */
export function useAskedRemoval({ files, words, onRemove, attach, list }: Given) {
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<FileItem>();
  const going = useRef<{ id: string; at: number }>(undefined);

  useEffect(() => {
    const gone = going.current;
    if (!gone || files.some(({ id }) => id === gone.id)) return;
    going.current = undefined;
    void onceFocusIsLost(() => {
      const rows = [...(list.current?.querySelectorAll('li') ?? [])];
      const near = rows[gone.at] ?? rows.at(-1);
      focusFirstOf([...(near?.querySelectorAll('button, a') ?? [])].reverse().concat(attach.current ?? []));
    });
  }, [files, list, attach]);

  function remove(file: FileItem) {
    going.current = { id: file.id, at: files.findIndex(({ id }) => id === file.id) };
    onRemove(file);
  }

  function ask(file: FileItem) {
    if (file.upload && file.upload.phase !== 'success') return remove(file);
    setAsked(file);
    setAsking(true);
  }

  const question = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      title={words.removeTitle(asked?.name ?? '')}
      confirmLabel={words.remove}
      onConfirm={() => {
        setAsking(false);
        if (asked) remove(asked);
      }}
    >
      {words.removeText}
    </ConfirmDialog>
  );

  return { ask, question };
}

/** A second, for the question to leave. */
const MOST_FRAMES = 60;

/**
 * The focus stood in the row that is gone: the browser drops it, or the leaving question gives it to the page as a whole.
 * Where a person has put it elsewhere, it stays.
 */
async function onceFocusIsLost(act: () => void) {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    if (isFocusLost()) act();
    // The page takes no focus while a layer holds it.
    if (!isFocusLost() && !document.activeElement?.closest('[role="alertdialog"]')) return;
    await new Promise(requestAnimationFrame);
  }
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement?.matches('main');
