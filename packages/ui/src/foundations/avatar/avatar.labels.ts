import type { LabelSet } from '../locale/locale';

export interface AvatarLabels {
  online: string;
}

export const avatarLabels = {
  widget: 'Avatar',
  pl: { online: 'online' },
  en: { online: 'online' },
} as const satisfies LabelSet<AvatarLabels>;
