import type { LabelSet } from '../../foundations/locale/locale';

export interface FileStripLabels {
  previous: string;
  next: string;
  /** Read by screen readers for a file that was opened before. */
  seen: string;
}

export const fileStripLabels = {
  widget: 'FileStrip',
  pl: { previous: 'Poprzedni plik', next: 'Następny plik', seen: 'obejrzany' },
  en: { previous: 'Previous file', next: 'Next file', seen: 'looked at' },
} as const satisfies LabelSet<FileStripLabels>;
