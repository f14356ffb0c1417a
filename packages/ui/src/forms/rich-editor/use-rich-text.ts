import { type Editor, getSchema } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Field } from '../field/use-field';
import { cleanHtml } from './clean-html';
import { documentOf, htmlOfDocument } from './document-html';
import { editorExtensions } from './editor-extensions';
import { type TakeInPorts, takeIn } from './take-in';

export interface RichTextPorts extends TakeInPorts {
  onChange: (html: string) => void;
  /** The value from outside, and the cleaned one. */
  onClean: (cleaned: { of: string; html: string }) => void;
  onLength: (length: number) => void;
  onKey: (editor: Editor, event: KeyboardEvent) => boolean;
}

export interface RichTextOptions {
  value: string;
  field: Field;
  isDisabled: boolean;
  ports: RichTextPorts;
}

/**
 * The editor of a value: typing emits values, a new value from outside replaces the text. Undefined in the first
 * render.
 */
export function useRichText({ value, field, isDisabled, ports }: RichTextOptions): Editor | null {
  const latest = useRef(ports);
  const shown = useRef<Editor>(null);
  const [extensions] = useState(() => editorExtensions());
  const [content] = useState(() => documentOf(value, getSchema(extensions)).toJSON());
  /** The value of the present document. */
  const known = useRef(value);
  const attributes = useAttributes(field, isDisabled);
  const editorProps = useMemo(
    () => ({
      attributes,
      handleDOMEvents: takeIn(() => latest.current),
      handleKeyDown: (_view: unknown, event: KeyboardEvent) =>
        shown.current !== null && latest.current.onKey(shown.current, event),
    }),
    [attributes],
  );
  const editor = useEditor({
    // Created in an effect: React may throw away one that was created during a render.
    immediatelyRender: false,
    extensions,
    content,
    editorProps,
    editable: !isDisabled,
    // Our style sheet has these rules: the page's policy refuses an added style element.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      const html = htmlOfDocument(changed.state.doc);
      ports.onLength(lengthOf(changed));
      if (html === known.current) return;
      known.current = html;
      ports.onChange(html);
    },
  });

  useEffect(() => {
    latest.current = ports;
    shown.current = editor;
  });
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useFollowedValue(editor, { value, known, ports });

  return editor;
}

interface FollowedValue extends Pick<RichTextOptions, 'value' | 'ports'> {
  /** The value of the present document. */
  known: RefObject<string>;
}

/** A new value from outside replaces the text; what cleaning removes of it is told. */
function useFollowedValue(editor: Editor | null, { value, known, ports }: FollowedValue) {
  const follow = useEffectEvent((changed: Editor, next: string) => {
    if (next !== known.current) {
      known.current = next;
      const doc = documentOf(next, changed.schema).toJSON();
      changed.chain().setMeta('addToHistory', false).setContent(doc, { emitUpdate: false }).run();
    }
    ports.onLength(lengthOf(changed));
    const { html, isWhole } = cleanHtml(next);
    ports.onClean({ of: next, html });
    // The owner of the value must not submit what cleaning removed. A different spelling of the same text is no
    // change.
    if (isWhole || html === next) return;
    known.current = html;
    ports.onChange(html);
  });
  useEffect(() => {
    if (editor) follow(editor, value);
  }, [editor, value]);
}

const lengthOf = (editor: Editor) => editor.storage.characterCount.characters();

/** Name, description and states of the text for screen readers. */
function useAttributes({ id, labelId, control }: Field, isDisabled: boolean) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = control;

  return useMemo(
    () => ({
      id,
      role: 'textbox',
      class: 'u:rich-text',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    }),
    [id, labelId, describedBy, isInvalid, isRequired, isDisabled],
  );
}
