import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { type FieldLabels, fieldLabels } from '../field/field.labels';
import type { Field } from '../field/use-field';
import { cleanFragment } from './clean-html';
import './rich-editor.css';

export interface RichTextProps {
  html: string;
  field: Field;
  ref: Ref<HTMLElement>;
}

/** Formatted text to be read: cleaned again, as its source is unknown. */
export function RichText({ html, field, ref }: RichTextProps) {
  const words = useLabels<FieldLabels>(fieldLabels);
  const own = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (html) own.current?.replaceChildren(cleanFragment(html));
  }, [html]);

  return (
    <section
      key={html ? 'text' : 'none'}
      ref={useComposedRefs(own, ref)}
      id={field.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a read-only field takes the focus, to be read and copied.
      tabIndex={0}
      aria-labelledby={field.labelId}
      aria-describedby={field.control['aria-describedby']}
      className="u:rich-text u:min-h-8 u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3"
    >
      {html ? undefined : words.none}
    </section>
  );
}
