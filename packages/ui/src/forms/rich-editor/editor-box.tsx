import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { RICH_TEXT } from '@urzad/domain/rich-text';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { FieldError } from '../field/field-error';
import type { FieldState } from '../field/field-props';
import type { Field } from '../field/use-field';
import { pressEditorKey } from './editor-keys';
import { EditorQuestion, type Question, questionOfChosenImage } from './editor-question';
import { EditorToolbar } from './editor-toolbar';
import type { ImageRefusal } from './image-refusal';
import { type RichEditorLabels, richEditorLabels } from './rich-editor.labels';
import { useFieldFocus } from './use-field-focus';
import { useImages } from './use-images';
import { useRichText } from './use-rich-text';
import './rich-editor.css';

export interface EditorBoxProps {
  field: Field;
  /** Gets the editable element, for the focus. */
  control: RefObject<HTMLElement | null>;
  /** The placeholder had the focus when the editor was loaded. */
  wantsFocus: RefObject<boolean>;
  /** The placeholder until the editor is loaded. */
  place: ReactNode;
  value: string;
  disabled: boolean | undefined;
  labels: Partial<RichEditorLabels> | undefined;
  onChange: (html: string) => void;
  onClean: (cleaned: { of: string; html: string }) => void;
  onLength: (length: number) => void;
  onLeave: () => void;
  onImageRefused: ((refusal: ImageRefusal) => void) | undefined;
}

/** The text with its toolbar. */
export function EditorBox({ field, disabled, onLeave, ...props }: EditorBoxProps) {
  const words = useLabels<RichEditorLabels>(richEditorLabels, props.labels);
  const box = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const images = useImages(props.onImageRefused);
  const { question, chooser, ask, close } = useQuestion(images);

  const editor = useRichText({
    value: props.value,
    field,
    isDisabled: disabled === true,
    ports: {
      onChange: (html) => {
        images.forgetRefusals();
        props.onChange(html);
      },
      onClean: props.onClean,
      onLength: props.onLength,
      onFiles: images.add,
      onRefused: images.refuse,
      onKey: (changed, event) =>
        pressEditorKey(changed, event, {
          onLink: ask.link,
          onTools: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
        }),
    },
  });
  // A dialog of the editor belongs to it: opening one is no blur.
  const leave = () => question ?? onLeave();
  useFieldFocus({ editor, box, labelId: field.labelId, ...props, onLeave: leave });
  if (!editor) return props.place;

  return (
    <>
      <div ref={box} data-state={field.state} className={`u:rich-box u:rounded-md ${BORDER[field.state]}`}>
        <EditorToolbar
          {...{ editor, words }}
          ref={toolbar}
          controls={field.id}
          labelledBy={field.labelId}
          isDisabled={disabled}
          onLink={ask.link}
          onImage={() => ask.image(editor)}
          onKeys={ask.keys}
        />
        <EditorContent editor={editor} />
        <ImageChooser ref={chooser} label={words.tools.image} isDisabled={disabled} onChoose={images.add} />
      </div>
      <Refusals of={images.refusals} id={field.id} words={words} />
      {question && (
        <EditorQuestion
          key={question.kind === 'image' ? question.src : question.kind}
          {...{ editor, question, words }}
          onClose={close}
        />
      )}
    </>
  );
}

/** The dialog that is open: one that was asked for, else that of the first image that waits for its description. */
function useQuestion(images: ReturnType<typeof useImages>) {
  const [asked, setAsked] = useState<Question>();
  const chooser = useRef<HTMLInputElement>(null);
  const question: Question | undefined =
    asked ?? (images.next ? { kind: 'image', src: images.next } : undefined);

  const ask = {
    link: () => setAsked({ kind: 'link' }),
    /** Of the image that is selected in the text; without one, files are chosen first. */
    image(editor: Editor) {
      const chosen = questionOfChosenImage(editor);
      if (chosen) setAsked(chosen);
      else chooser.current?.click();
    },
    keys: () => setAsked({ kind: 'keys' }),
  };

  return { question, chooser, ask, close: () => (asked ? setAsked(undefined) : images.settle()) };
}

const BORDER = {
  ready: 'u:border-control u:border-line-strong u:bg-field',
  invalid: 'u:border-control u:border-error-border u:bg-error-surface',
  disabled:
    'u:cursor-not-allowed u:border-control u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
  readonly: '',
} as const satisfies Record<FieldState, string>;

interface ImageChooserProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  isDisabled: boolean | undefined;
  onChoose: (files: readonly File[]) => Promise<void>;
}

/** Visually hidden: a tool of the bar opens it. */
function ImageChooser({ ref, label, isDisabled, onChoose }: ImageChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      className="u:part"
      hidden
      multiple
      disabled={isDisabled}
      accept={RICH_TEXT.imageTypes.join()}
      aria-label={label}
      onChange={({ currentTarget }) => {
        void onChoose([...(currentTarget.files ?? [])]);
        // The same file can be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

interface RefusalsProps {
  of: readonly ImageRefusal[];
  /** Of the field. */
  id: string;
  words: RichEditorLabels;
}

/** In the page before it has text, as live regions have to be. */
function Refusals({ of, id, words }: RefusalsProps) {
  return (
    <div className="u:part" role="alert">
      {of.map((refusal) => (
        <FieldError key={refusal} id={`${id}-${refusal}`} text={words.refused[refusal]} />
      ))}
    </div>
  );
}
