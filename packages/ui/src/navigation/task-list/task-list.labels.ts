import type { LabelSet } from '../../foundations/locale/locale';

export type TaskListLabels = Record<'done' | 'started' | 'todo' | 'wrong' | 'blocked', string>;

export const taskListLabels = {
  widget: 'TaskList',
  pl: {
    done: 'Gotowe',
    started: 'W trakcie',
    todo: 'Do zrobienia',
    wrong: 'Do poprawy',
    blocked: 'Jeszcze niedostępne',
  },
  en: {
    done: 'Done',
    started: 'In progress',
    todo: 'To do',
    wrong: 'To be corrected',
    blocked: 'Not available yet',
  },
} as const satisfies LabelSet<TaskListLabels>;
