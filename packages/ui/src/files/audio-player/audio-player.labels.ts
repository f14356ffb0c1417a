import type { LabelSet } from '../../foundations/locale/locale';
import { type MediaLabels, mediaLabels } from '../video-player/media.labels';

/** The words of an `AudioPlayer`. */
export interface AudioPlayerLabels extends MediaLabels {
  /** The button that lets another server be asked. */
  show: string;
}

export const audioPlayerLabels = {
  widget: 'AudioPlayer',
  pl: { ...mediaLabels.pl, show: 'Pokaż odtwarzacz' },
  en: { ...mediaLabels.en, show: 'Show the player' },
} as const satisfies LabelSet<AudioPlayerLabels>;
