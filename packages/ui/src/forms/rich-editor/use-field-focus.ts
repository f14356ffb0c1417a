import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface FieldFocus {
  editor: Editor | null;
  labelId: string;
  /** Gets the editable element. */
  control: RefObject<HTMLElement | null>;
  wantsFocus: RefObject<boolean>;
  /** The text with its tools: moving the focus between them is no blur of the field. */
  box: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** The focus behaviour of a native control: a form focuses it, a press on its label does, and it fires blur. */
export function useFieldFocus({ editor, labelId, control, wantsFocus, box, onLeave }: FieldFocus) {
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!editor) return;
    control.current = editor.view.dom;
    if (wantsFocus.current) editor.view.focus();
    wantsFocus.current = false;

    return () => {
      control.current = null;
    };
  }, [editor, control, wantsFocus]);

  useEffect(() => {
    const label = document.getElementById(labelId);
    const press = () => editor?.commands.focus();
    label?.addEventListener('click', press);
    return () => label?.removeEventListener('click', press);
  }, [editor, labelId]);

  useEffect(() => {
    const within = editor && box.current;
    const follow = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && within?.contains(relatedTarget))) leave();
    };
    within?.addEventListener('focusout', follow);
    return () => within?.removeEventListener('focusout', follow);
  }, [editor, box]);
}
