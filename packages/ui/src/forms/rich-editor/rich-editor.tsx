import { useRef, useState } from 'react';
import { Alert } from '../../feedback/alert/alert';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { useLabels } from '../../foundations/locale/locale';
import { FieldFrame } from '../field/field-frame';
import { type FieldProps, takeFrame } from '../field/field-props';
import { useField } from '../field/use-field';
import { type HiddenValueProps, useHiddenValue } from '../field/use-hidden-value';
import { CounterText } from '../field-counter/field-counter';
import { useLengthLimit } from '../form/tell-form';
import { EditorPlaceholder } from './editor-placeholder';
import { type EditorPlaceholderLabels, editorPlaceholderLabels } from './editor-placeholder.labels';
import type { ImageRefusal } from './image-refusal';
import type { RichEditorLabels } from './rich-editor.labels';

// Tiptap is larger than the form around it. Cleaning needs the parser of a browser, so a server renders the
// placeholder only.
const editorPart = lazyPart(() => import('./editor-box'));
const textPart = lazyPart(() => import('./rich-text'));

export interface RichEditorProps extends FieldProps, HiddenValueProps {
  /** The largest length of the text without tags. More can be typed; it is counted, and a `Form` refuses it. */
  maxLength?: number | undefined;
  /** An image was refused; the field shows the reason itself. */
  onImageRefused?: ((refusal: ImageRefusal) => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<RichEditorLabels>;
}

/**
 * Text with headings, lists, links, tables, quotes and small images. Its value is HTML of the allow-list `RICH_TEXT`,
 * empty without content; a server cleans it again by the same list.
 */
export function RichEditor({ maxLength, onImageRefused, labels, ...props }: RichEditorProps) {
  const [frame, hidden] = takeFrame(props);
  const { readOnly, disabled } = frame;
  const words = useLabels<EditorPlaceholderLabels>(editorPlaceholderLabels);
  const counts = maxLength !== undefined && !readOnly;
  const field = useField(frame, { hasNote: counts });
  const control = useRef<HTMLElement>(null);
  const html = useHiddenValue(hidden, AS_IT_IS, control);
  const [length, setLength] = useState<number>();
  const [cleaned, setCleaned] = useState<{ of: string; html: string }>();
  useLengthLimit(hidden.name, maxLength, () => counts && (length ?? 0) > maxLength);
  const wantsFocus = useRef(false);
  const place = (
    <EditorPlaceholder field={field} ref={control} wantsFocus={wantsFocus} text={words.loading} />
  );
  const missing = (
    <Alert kind="error" live>
      {words.failed}
    </Alert>
  );

  return (
    <FieldFrame
      {...frame}
      field={field}
      name={hidden.name}
      note={counts && length !== undefined && <CounterText length={length} max={maxLength} />}
    >
      {readOnly ? (
        <LazyPart of={textPart} waiting={place} missing={missing}>
          {({ RichText }) => <RichText html={html.value} field={field} ref={control} />}
        </LazyPart>
      ) : (
        <LazyPart of={editorPart} waiting={place} missing={missing}>
          {({ EditorBox }) => (
            <EditorBox
              {...{ field, control, disabled, labels, wantsFocus, place, onImageRefused }}
              value={html.value}
              onChange={html.type}
              onClean={setCleaned}
              onLength={setLength}
              onLeave={html.leave}
            />
          )}
        </LazyPart>
      )}
      <input
        ref={html.input}
        type="hidden"
        name={hidden.name}
        value={cleaned?.of === html.value ? cleaned.html : html.value}
        disabled={disabled}
      />
    </FieldFrame>
  );
}

const AS_IT_IS = { read: (text: string) => text, write: (value: string) => value };
