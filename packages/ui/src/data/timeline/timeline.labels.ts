import type { LabelSet } from '../../foundations/locale/locale';

export interface TimelineLabels {
  done: string;
  now: string;
  todo: string;
}

export const timelineLabels = {
  widget: 'Timeline',
  pl: { done: 'zrobione', now: 'teraz', todo: 'przed Tobą' },
  en: { done: 'done', now: 'now', todo: 'to come' },
} as const satisfies LabelSet<TimelineLabels>;
