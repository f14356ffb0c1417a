import { lazy, type RefObject, Suspense, useId } from 'react';
import { AnchoredLayer } from '../floating/anchored-layer';
import type { Floating } from '../floating/use-floating';
import { Spinner } from '../spinner/spinner';
import type { CalendarProps } from './calendar';
import type { DateFieldLabels } from './date-field.labels';

const Calendar = lazy(async () => ({ default: (await import('./calendar')).Calendar }));

export interface DatePanelProps extends CalendarProps {
  floating: Floating;
  button: RefObject<HTMLButtonElement | null>;
  words: DateFieldLabels;
}

/** The calendar, fetched when first opened: hung on its button, or a bottom sheet on a phone. */
export function DatePanel({ floating, button, words, ...days }: DatePanelProps) {
  const id = useId();
  // A sheet is a dialog already, and named.
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
      <div className="p-4" {...dialog}>
        <Suspense
          fallback={
            <p role="status" className="flex items-center gap-2">
              <Spinner /> {words.loading}
            </p>
          }
        >
          <Calendar {...days} />
        </Suspense>
      </div>
    </AnchoredLayer>
  );
}
