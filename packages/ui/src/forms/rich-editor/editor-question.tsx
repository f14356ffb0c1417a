import type { Editor } from '@tiptap/core';
import { ImageDialog } from './image-dialog';
import { KeysDialog } from './keys-dialog';
import { LinkDialog } from './link-dialog';
import type { RichEditorLabels } from './rich-editor.labels';
import { goOnAfterNode } from './take-in';

/** The open dialog of the editor; an image without `alt` is not in the text yet. */
export type Question = { kind: 'link' } | { kind: 'keys' } | { kind: 'image'; src: string; alt?: string };

export interface EditorQuestionProps {
  editor: Editor;
  question: Question;
  words: RichEditorLabels;
  onClose: () => void;
}

export function EditorQuestion({ editor, question, words, onClose }: EditorQuestionProps) {
  if (question.kind === 'keys') return <KeysDialog {...{ words, onClose }} />;
  if (question.kind === 'link') return <LinkDialog {...{ editor, words, onClose }} />;

  const { src, alt: before } = question;
  const confirm = (alt: string) => {
    const chain = editor.chain().focus();
    if (before !== undefined) chain.updateAttributes('image', { alt }).run();
    else if (chain.setImage({ src, alt }).run()) goOnAfterNode(editor.view);
    onClose();
  };
  return <ImageDialog {...{ src, words, onClose }} alt={before} onConfirm={confirm} />;
}

/** For a selected image the dialog of its description. */
export function questionOfChosenImage(editor: Editor): Question | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image');

  return { kind: 'image', src: String(src), alt: String(alt) };
}
