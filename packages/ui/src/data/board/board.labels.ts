import type { LabelSet } from '../../foundations/locale/locale';

export interface BoardLabels {
  /** The handle; its name includes that of the card. */
  handle: string;
  /** The menu of a card; its name includes that of the card. */
  moveTo: string;
  /** The description of every handle. */
  instructions: string;
  /** Announced. */
  lifted: (name: string, column: string) => string;
  over: (name: string, column: string) => string;
  dropped: (name: string, column: string) => string;
  cancelled: (name: string, column: string) => string;
}

export const boardLabels = {
  widget: 'Board',
  pl: {
    handle: 'Przenieś',
    moveTo: 'Przenieś do…',
    instructions: 'Spacja podnosi kartę, strzałki wybierają kolumnę, druga spacja odkłada. Escape cofa.',
    lifted: (name, column) => `${name}: podniesione, kolumna ${column}`,
    over: (name, column) => `${name}: kolumna ${column}`,
    dropped: (name, column) => `${name}: odłożone, kolumna ${column}`,
    cancelled: (name, column) => `${name}: z powrotem, kolumna ${column}`,
  },
  en: {
    handle: 'Move',
    moveTo: 'Move to…',
    instructions: 'Space lifts the card, arrows choose a column, Space again puts it down. Escape undoes it.',
    lifted: (name, column) => `${name}: lifted, column ${column}`,
    over: (name, column) => `${name}: column ${column}`,
    dropped: (name, column) => `${name}: put down, column ${column}`,
    cancelled: (name, column) => `${name}: back again, column ${column}`,
  },
} as const satisfies LabelSet<BoardLabels>;
