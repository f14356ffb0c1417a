import { type ReactNode, type RefObject, useId } from 'react';
import { AnchoredLayer } from '../../../internal/floating/anchored-layer';
import type { Anchored } from '../../../internal/floating/use-anchored';
import type { CalendarFieldLabels } from './calendar-field.labels';

export interface CalendarPanelProps {
  floating: Anchored;
  button: RefObject<HTMLButtonElement | null>;
  words: CalendarFieldLabels;
  children: ReactNode;
}

/** A panel at its button, or a bottom sheet on a phone. */
export function CalendarPanel({ floating, button, words, children }: CalendarPanelProps) {
  const id = useId();
  // A sheet is a named dialog already.
  const dialog = floating.frame === 'panel' && { role: 'dialog', 'aria-label': words.title };

  return (
    <AnchoredLayer
      id={id}
      floating={floating}
      trigger={button}
      align="end"
      title={words.title}
      closeLabel={words.close}
    >
      <div className="u:p-4" {...dialog}>
        {children}
      </div>
    </AnchoredLayer>
  );
}
