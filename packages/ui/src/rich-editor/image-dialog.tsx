import { useEffect, useRef, useState } from 'react';
import { TextField } from '../text-field/text-field';
import { AskDialog } from './ask-dialog';
import type { RichEditorLabels } from './rich-editor.labels';

export interface ImageDialogProps {
  src: string;
  /** The description that it has; absent for an image that is not in the text yet. */
  alt: string | undefined;
  words: RichEditorLabels;
  onConfirm: (alt: string) => void;
  onClose: () => void;
}

/** Asks what an image shows, for those who do not see it. */
export function ImageDialog({ src, alt, words, onConfirm, onClose }: ImageDialogProps) {
  const [text, setText] = useState(alt ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <AskDialog
      title={words.imageTitle}
      words={words}
      confirmLabel={alt === undefined ? words.imageInsert : words.imageSave}
      onConfirm={() => onConfirm(text.trim())}
      onClose={onClose}
    >
      <img src={src} alt="" className="mx-auto max-h-48 max-w-full rounded-sm border border-line" />
      <TextField
        ref={input}
        label={words.imageAlt}
        hint={words.imageAltHint}
        maxLength={250}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
    </AskDialog>
  );
}
