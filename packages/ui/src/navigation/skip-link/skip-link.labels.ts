import type { LabelSet } from '../../foundations/locale/locale';

export interface SkipLinkLabels {
  skip: string;
}

export const skipLinkLabels = {
  widget: 'SkipLink',
  pl: { skip: 'Przejdź do treści' },
  en: { skip: 'Skip to content' },
} as const satisfies LabelSet<SkipLinkLabels>;
