import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { controlLooks } from '../field/control-looks';
import type { Field } from '../field/use-field';

export interface EditorPlaceholderProps {
  field: Field;
  ref: Ref<HTMLElement>;
  /** Set when the placeholder had the focus as the editor was loaded, which then takes it. */
  wantsFocus: RefObject<boolean>;
  text: string;
}

/** Shown until the editor is loaded, and focusable for a form that focuses the field before. */
export function EditorPlaceholder({ field, ref, wantsFocus, text }: EditorPlaceholderProps) {
  const own = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      wantsFocus.current ||= document.activeElement === element;
    };
  }, [wantsFocus]);

  return (
    <textarea
      ref={useComposedRefs(own, ref)}
      id={field.id}
      readOnly
      aria-busy="true"
      aria-describedby={field.control['aria-describedby']}
      aria-invalid={field.control['aria-invalid']}
      placeholder={text}
      className={cn(controlLooks({ lines: 'many' }), 'u:min-h-60')}
    />
  );
}
