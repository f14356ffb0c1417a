import type { ReactNode } from 'react';
import type { SvgIcon } from '../../foundations/icon/icon';
import type { BoardLabels } from './board.labels';

/** One card of a `Board`. */
export interface BoardCard {
  /** Unique on the board. */
  id: string;
  /** Its name in announcements and in the names of its buttons: "FR/1-2027/00041". */
  name: string;
  /** What it shows. */
  content: ReactNode;
  /** Below the card: why it has not moved. */
  note?: ReactNode;
  /** Stays where it is: it has neither a handle nor a menu. */
  fixed?: boolean;
}

/** One column of a `Board`. */
export interface BoardColumn {
  /** Unique on the board. */
  id: string;
  /** Its name. */
  title: string;
  /** Beside the name. */
  icon: SvgIcon;
  /** The number of its cards, those that are not shown too; nothing until it is known. */
  count?: number | undefined;
  /** What else stands in it and is not in the number, in words below the name: "Notatki: 2". */
  aside?: string | undefined;
  /** In their order. */
  cards: readonly BoardCard[];
  /** Below the cards: that there are none, a button that shows more of them. */
  end?: ReactNode;
}

export interface BoardProps {
  /** Names the board: "Formalna". */
  label: string;
  /** In their order. */
  columns: readonly BoardColumn[];
  /** Called with the card and the column that it is to stand in. The board moves nothing itself: the caller does, or says why not. */
  onMove?: (card: string, column: string) => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<BoardLabels>;
}
