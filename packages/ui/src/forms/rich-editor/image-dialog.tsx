import { fieldErrorText } from '@urzad/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale';
import { TextField } from '../fields/text-field/text-field';
import { AskDialog } from './ask-dialog';
import type { RichEditorLabels } from './rich-editor.labels';

export interface ImageDialogProps {
  src: string;
  /** The present description; absent for an image that is not in the text yet. */
  alt: string | undefined;
  words: RichEditorLabels;
  onConfirm: (alt: string) => void;
  onClose: () => void;
}

/** The largest length of a description: screen readers read it without a pause. */
const ALT_MAX = 250;

/** The dialog of the description of an image. */
export function ImageDialog({ src, alt, words, onConfirm, onClose }: ImageDialogProps) {
  const [text, setText] = useState(alt ?? '');
  const locale = useLocale();
  const isTooLong = text.trim().length > ALT_MAX;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <AskDialog
      title={words.imageTitle}
      words={words}
      confirmLabel={alt === undefined ? words.imageInsert : words.imageSave}
      onConfirm={() => {
        if (isTooLong) input.current?.focus();
        else onConfirm(text.trim());
      }}
      onClose={onClose}
    >
      <img
        src={src}
        alt=""
        className="u:mx-auto u:max-h-48 u:max-w-full u:rounded-sm u:border u:border-line"
      />
      <TextField
        ref={input}
        label={words.imageAlt}
        hint={words.imageAltHint}
        maxLength={ALT_MAX}
        error={isTooLong ? fieldErrorText('is-too-big', locale, { n: ALT_MAX, isLength: true }) : undefined}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
    </AskDialog>
  );
}
