import type { LabelSet } from '../../foundations/locale/locale';

/** The word of the button that asks for the code of a part once more. */
export interface PartRetryLabels {
  retry: string;
}

export const partRetryLabels = {
  widget: 'PartRetry',
  pl: { retry: 'Ponów' },
  en: { retry: 'Try again' },
} as const satisfies LabelSet<PartRetryLabels>;
