import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstOf } from '../../internal/overlay/layer-focus';
import { ConfirmDialog } from '../../overlays/confirm-dialog/confirm-dialog';
import type { FileItem } from '../file-list/file-item';
import type { FileListLabels } from '../file-list/file-list.labels';

export interface RemovedFiles {
  files: readonly FileItem[];
  words: FileListLabels;
  onRemove: (file: FileItem) => void;
  /** Takes the focus when no file is left. */
  attach: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLElement | null>;
}

/**
 * A dialog before a stored file is removed; one whose upload failed is removed at once. The focus stays beside the
 * row, which may be removed long after the dialog: when the server has answered.
 */
export function useAskedRemoval({ files, words, onRemove, attach, list }: RemovedFiles) {
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

/** A second, the time of the dialog's animation. */
const MOST_FRAMES = 60;

/**
 * The focus was in the removed row: the browser drops it, or the closing dialog returns it to the body. Where a
 * person has moved it elsewhere, it stays.
 */
async function onceFocusIsLost(act: () => void) {
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    if (isFocusLost()) act();
    // While a modal layer is open the page cannot be focused.
    if (!isFocusLost() && !document.activeElement?.closest('[role="alertdialog"]')) return;
    await new Promise(requestAnimationFrame);
  }
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement?.matches('main');
