import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type TimelineLabels, timelineLabels } from './timeline.labels';

/** One step of a `Timeline`. */
export interface TimelineItem {
  /** Needed where two entries have the same title. @default the title */
  id?: string;
  /** What kind of step it is. */
  icon: SvgIcon;
  /** The step: "Podpisana umowa". */
  title: string;
  /** Under the title: the day, the person. */
  text?: ReactNode;
  /** Past, present or future. */
  state: 'done' | 'now' | 'todo';
}

export interface TimelineProps extends LocaleProp {
  /** The steps, the oldest first. */
  items: readonly TimelineItem[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TimelineLabels>;
}

const dot = cva('u:grid u:size-7.5 u:place-items-center u:rounded-md u:border', {
  variants: {
    state: {
      done: 'u:border-transparent u:bg-success-surface-strong u:text-success-text u:forced-colors:border-current',
      now: 'u:step-done u:border-transparent u:bg-accent u:text-on-accent',
      todo: 'u:border-dashed u:border-line-strong u:bg-surface-sunken u:text-muted',
    },
  },
});

/** Past, present and future steps. */
export function Timeline({ items, labels, locale }: TimelineProps) {
  const words = useLabels(timelineLabels, labels, locale);

  return (
    <ol className="u:part">
      {items.map(({ id, icon, title, text, state }) => (
        <li key={id ?? title} data-state={state} className="u:group u:flex u:gap-3.5">
          <div className="u:flex u:flex-col u:items-center">
            <span className={dot({ state })}>
              <Icon of={icon} size="17px" />
            </span>
            <span aria-hidden="true" className="u:w-0.5 u:flex-1 u:bg-line u:group-last:hidden" />
          </div>
          <div className="u:pb-4.5 u:wrap-anywhere u:group-last:pb-0">
            <p className="u:font-semibold">
              <span className="u:part">{title}</span>
              <span className="u:sr-only">{` (${words[state]})`}</span>
            </p>
            {text && <p className="u:text-sm u:text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
