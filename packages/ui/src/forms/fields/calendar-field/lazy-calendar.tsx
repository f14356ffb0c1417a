import type { ReactNode } from 'react';
import { Alert } from '../../../feedback/alert/alert';
import { LazyPart } from '../../../foundations/lazy-part/lazy-part';
import type { Part } from '../../../foundations/lazy-part/part';
import { Spinner } from '../../../foundations/spinner/spinner';
import type { LazyCalendarLabels } from './lazy-calendar.labels';

export interface LazyCalendarProps<Module extends object> {
  of: Part<Module>;
  words: LazyCalendarLabels;
  children: (module: Module) => ReactNode;
}

/** A calendar of days (react-day-picker, 23 kB), loaded when it is first opened. */
export function LazyCalendar<Module extends object>({ of, words, children }: LazyCalendarProps<Module>) {
  return (
    <LazyPart
      of={of}
      waiting={
        <p role="status" className="u:flex u:items-center u:gap-2">
          <Spinner /> <span className="u:part">{words.loading}</span>
        </p>
      }
      missing={
        <Alert kind="warning" live>
          {words.missing}
        </Alert>
      }
    >
      {children}
    </LazyPart>
  );
}
