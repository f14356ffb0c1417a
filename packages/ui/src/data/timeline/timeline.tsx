import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { type TimelineLabels, timelineLabels } from './timeline.labels';

export interface TimelineItem {
  /** Needed where two entries have the same title. @default the title */
  id?: string;
  icon: SvgIcon;
  title: string;
  text?: ReactNode;
  state: 'done' | 'now' | 'todo';
}

export interface TimelineProps {
  /** The steps, the oldest first. */
  items: readonly TimelineItem[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TimelineLabels>;
}

const dot = cva('grid size-7.5 place-items-center rounded-md border', {
  variants: {
    state: {
      done: 'border-transparent bg-success-surface-strong text-success-text forced-colors:border-current',
      now: 'step-done border-transparent bg-accent text-on-accent',
      todo: 'border-dashed border-line-strong bg-surface-sunken text-muted',
    },
  },
});

/** Past, present and future steps. */
export function Timeline({ items, labels }: TimelineProps) {
  const words = useLabels(timelineLabels, labels);

  return (
    <ol>
      {items.map(({ id, icon, title, text, state }) => (
        <li key={id ?? title} data-state={state} className="group flex gap-3.5">
          <div className="flex flex-col items-center">
            <span className={dot({ state })}>
              <Icon of={icon} size="17px" />
            </span>
            <span aria-hidden="true" className="w-0.5 flex-1 bg-line group-last:hidden" />
          </div>
          <div className="pb-4.5 wrap-anywhere group-last:pb-0">
            <p className="font-semibold">
              {title}
              <span className="sr-only"> ({words[state]})</span>
            </p>
            {text && <p className="text-sm text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
