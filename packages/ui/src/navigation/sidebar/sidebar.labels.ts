import type { LabelSet } from '../../foundations/locale/locale';

export interface SidebarLabels {
  navigation: string;
  /** The button of the rail. */
  widen: string;
}

export const sidebarLabels = {
  widget: 'Sidebar',
  pl: { navigation: 'Menu boczne', widen: 'Pokaż nazwy pozycji menu' },
  en: { navigation: 'Side menu', widen: 'Show the names of menu entries' },
} as const satisfies LabelSet<SidebarLabels>;
