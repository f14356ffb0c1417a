import type { LabelSet } from '../locale/locale';

export interface HomeSceneLabels {
  picture: string;
}

export const homeSceneLabels = {
  widget: 'HomeScene',
  pl: { picture: 'Drewniane klocki: dom, łuk, dwie figurki – dorosły z dzieckiem' },
  en: { picture: 'Wooden blocks: a house, an arch, two figures – an adult with a child' },
} as const satisfies LabelSet<HomeSceneLabels>;
