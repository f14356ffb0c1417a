import type { AppearanceLabels } from './appearance.labels';

export interface SettingProps {
  labels?: Partial<AppearanceLabels> | undefined;
}
