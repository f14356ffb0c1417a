import type { LabelSet } from '../../foundations/locale/locale';

export interface AvatarLabels {
  online: string;
}

export const avatarLabels = {
  pl: { online: 'online' },
  en: { online: 'online' },
} as const satisfies LabelSet<AvatarLabels>;
