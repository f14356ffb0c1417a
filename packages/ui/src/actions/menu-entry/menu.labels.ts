import { pluralOf } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';

export interface MenuLabels {
  /** Read after the name, where a number is shown. */
  count: (count: number) => string;
  loading: string;
  presetSelected: string;
  /** The button that opens the entries below an entry which is a link itself. */
  below: (name: string) => string;
}

const ENTRIES = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };
const ITEMS = { one: 'item', few: 'items', many: 'items' };

export const menuLabels = {
  widget: 'Menu',
  pl: {
    count: (count) => pluralOf(count, ENTRIES),
    loading: 'wczytywanie',
    presetSelected: 'wybrany widok',
    below: (name) => `${name}: pozycje menu`,
  },
  en: {
    count: (count) => pluralOf(count, ITEMS, 'en'),
    loading: 'loading',
    presetSelected: 'view in use',
    below: (name) => `${name}: menu entries`,
  },
} as const satisfies LabelSet<MenuLabels>;
