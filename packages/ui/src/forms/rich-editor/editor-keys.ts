import type { Editor } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Storage {
    table: { isReleased: boolean };
  }
}

export interface EditorKeyPorts {
  onLink: () => void;
  onTools: () => void;
}

/**
 * Keys that do more than change the text.
 * @returns whether the key was one of them
 */
export function pressEditorKey(
  editor: Editor,
  event: KeyboardEvent,
  { onLink, onTools }: EditorKeyPorts,
): boolean {
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
    onLink();
    return true;
  }
  if (event.key === 'F10' && event.altKey) {
    onTools();
    return true;
  }
  return event.key === 'Escape' && letTabOut(editor, event);
}

/** Escape in a table: the next Tab leaves the field (WCAG 2.1.2). It does not close a dialog around the editor. */
function letTabOut(editor: Editor, event: KeyboardEvent): boolean {
  const { table } = editor.storage;
  if (table.isReleased || !editor.isActive('table')) return false;
  table.isReleased = true;
  event.stopPropagation();
  return true;
}
