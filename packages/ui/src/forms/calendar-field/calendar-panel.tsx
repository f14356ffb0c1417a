import { type ReactNode, type RefObject, useId } from 'react';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import type { Part } from '../../foundations/lazy-part/part';
import { Spinner } from '../../foundations/spinner/spinner';
import { AnchoredLayer } from '../../internal/floating/anchored-layer';
import { keepBeside } from '../../internal/floating/keep-beside';
import type { Floating } from '../../internal/floating/use-floating';
import type { CalendarFieldLabels } from './calendar-field.labels';
import { CalendarMissing } from './calendar-missing';

export interface CalendarPanelProps<Module extends object> {
  floating: Floating;
  button: RefObject<HTMLButtonElement | null>;
  words: CalendarFieldLabels;
  calendar: Part<Module>;
  children: (module: Module) => ReactNode;
}

/** The calendar, loaded when first opened: a panel at its button, or a bottom sheet on a phone. */
export function CalendarPanel<Module extends object>(props: CalendarPanelProps<Module>) {
  const { floating, button, words, calendar, children } = props;
  const id = useId();
  // A sheet is a named dialog already.
  const dialog = floating.frame === 'panel' && { role: 'dialog', 'aria-label': words.title };

  return (
    <AnchoredLayer
      id={id}
      floating={{ ...floating, place: keepBeside }}
      trigger={button}
      align="end"
      title={words.title}
      closeLabel={words.close}
    >
      <div className="u:p-4" {...dialog}>
        <LazyPart
          of={calendar}
          waiting={
            <p role="status" className="u:flex u:items-center u:gap-2">
              <Spinner /> {words.loading}
            </p>
          }
          missing={<CalendarMissing words={words} />}
        >
          {children}
        </LazyPart>
      </div>
    </AnchoredLayer>
  );
}
