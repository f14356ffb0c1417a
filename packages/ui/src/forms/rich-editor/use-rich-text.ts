import { type Editor, getSchema } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Field } from '../field/use-field';
import { cleanHtml } from './clean-html';
import { documentOf, htmlOfDocument } from './document-html';
import { editorExtensions } from './editor-extensions';
import { type TakeInPorts, takeIn } from './take-in';

export interface RichTextPorts extends TakeInPorts {
  onChange: (html: string) => void;
  /** The value that came in, and what was left of it. */
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

/** The editor of a value: what is typed goes out, what comes in from outside replaces the text. Not there at first. */
export function useRichText({ value, field, isDisabled, ports }: RichTextOptions): Editor | null {
  const latest = useRef(ports);
  const shown = useRef<Editor>(null);
  const [extensions] = useState(() => editorExtensions());
  const [content] = useState(() => documentOf(value, getSchema(extensions)).toJSON());
  /** The value that the document stands for. */
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
    // Made when it is shown: one made while it is drawn may be thrown away before.
    immediatelyRender: false,
    extensions,
    content,
    editorProps,
    editable: !isDisabled,
    // Our own style sheet has it: the page's policy refuses a written style element.
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

  const follow = useEffectEvent((changed: Editor, next: string) => {
    if (next !== known.current) {
      known.current = next;
      const doc = documentOf(next, changed.schema).toJSON();
      changed.chain().setMeta('addToHistory', false).setContent(doc, { emitUpdate: false }).run();
    }
    ports.onLength(lengthOf(changed));
    const { html, isWhole } = cleanHtml(next);
    ports.onClean({ of: next, html });
    // Whoever keeps the value must not send what was left out. A text that is only written in another way is no change.
    if (isWhole || html === next) return;
    known.current = html;
    ports.onChange(html);
  });
  useEffect(() => {
    if (editor) follow(editor, value);
  }, [editor, value]);

  return editor;
}

const lengthOf = (editor: Editor) => editor.storage.characterCount.characters();

/** How the text is named, described and stated to screen readers. */
function useAttributes({ id, labelId, control }: Field, isDisabled: boolean) {
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = control;

  return useMemo(
    () => ({
      id,
      role: 'textbox',
      class: 'rich-text',
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
