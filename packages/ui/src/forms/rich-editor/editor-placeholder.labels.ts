import type { LabelSet } from '../../foundations/locale/locale';

export interface EditorPlaceholderLabels {
  loading: string;
  failed: string;
}

export const editorPlaceholderLabels = {
  widget: 'EditorPlaceholder',
  pl: {
    loading: 'Wczytujemy edytor',
    failed: 'Nie udało się wczytać edytora. Sprawdź połączenie z internetem, a spróbujemy jeszcze raz.',
  },
  en: {
    loading: 'Loading the editor',
    failed: 'The editor could not be loaded. Check your internet connection and we will try again.',
  },
} as const satisfies LabelSet<EditorPlaceholderLabels>;
