import type { LabelSet } from '../../foundations/locale/locale';

export interface UnsavedChangesLabels {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

export const unsavedChangesLabels = {
  widget: 'UnsavedChangesGuard',
  pl: {
    title: 'Wyjść bez zapisania zmian?',
    text: 'To, co tu wpisano, nie jest jeszcze zapisane i zginie.',
    stay: 'Zostań na stronie',
    leave: 'Wyjdź bez zapisania',
  },
  en: {
    title: 'Leave without saving?',
    text: 'What was entered here is not saved yet and will be lost.',
    stay: 'Stay on the page',
    leave: 'Leave without saving',
  },
} as const satisfies LabelSet<UnsavedChangesLabels>;
