import type { LabelSet } from '../../foundations/locale/locale';

export interface SortableLabels {
  /** The handle; its name includes that of the item. */
  handle: string;
  earlier: string;
  later: string;
  /** The description of every handle. */
  instructions: string;
  /** Announced; places begin with 1. */
  lifted: (name: string, place: number, all: number) => string;
  moved: (name: string, place: number, all: number) => string;
  dropped: (name: string, place: number, all: number) => string;
  cancelled: (name: string, place: number, all: number) => string;
}

export const sortableLabels = {
  widget: 'Sortable',
  pl: {
    handle: 'Zmień kolejność',
    earlier: 'Przesuń wcześniej',
    later: 'Przesuń dalej',
    instructions:
      'Spacja podnosi, strzałki przenoszą, druga spacja odkłada. Klawisz Escape przywraca dawne miejsce.',
    lifted: (name, place, all) => `${name}: podniesione, miejsce ${place} z ${all}`,
    moved: (name, place, all) => `${name}: miejsce ${place} z ${all}`,
    dropped: (name, place, all) => `${name}: odłożone, miejsce ${place} z ${all}`,
    cancelled: (name, place, all) => `${name}: z powrotem, miejsce ${place} z ${all}`,
  },
  en: {
    handle: 'Change the order',
    earlier: 'Move earlier',
    later: 'Move later',
    instructions: 'Space lifts, arrows move, Space again puts down. Escape returns it to its former place.',
    lifted: (name, place, all) => `${name}: lifted, place ${place} of ${all}`,
    moved: (name, place, all) => `${name}: place ${place} of ${all}`,
    dropped: (name, place, all) => `${name}: put down, place ${place} of ${all}`,
    cancelled: (name, place, all) => `${name}: back again, place ${place} of ${all}`,
  },
} as const satisfies LabelSet<SortableLabels>;
