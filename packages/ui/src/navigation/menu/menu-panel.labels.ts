import type { LabelSet } from '../../foundations/locale/locale';

export interface MenuPanelLabels {
  title: string;
}

export const menuPanelLabels = {
  widget: 'MenuPanel',
  pl: { title: 'Menu' },
  en: { title: 'Menu' },
} as const satisfies LabelSet<MenuPanelLabels>;
