import { type ReactNode, useRef } from 'react';
import { type SmallScreen, useScreenUpTo } from '../../internal/hooks/use-phone';
import { useTooNarrow } from './use-too-narrow';

export interface TableFrameProps {
  /** The widest screen on which rows are cards; `never` on none. */
  cardsUpTo: SmallScreen | 'never';
  /** Whether the cards also stand in for columns that do not fit. */
  cardsWhereNarrow: boolean;
  /** The rows of a table. */
  grid: ReactNode;
  /** The same rows, one below another. */
  cards: ReactNode;
}

/** Rows or cards: what fits on the screen. */
export function TableFrame({ cardsUpTo, cardsWhereNarrow, grid, cards }: TableFrameProps) {
  const mayBeCards = cardsUpTo !== 'never';
  const isSmall = useScreenUpTo(mayBeCards ? cardsUpTo : 'phone');
  const frame = useRef<HTMLDivElement>(null);
  const isTooNarrow = useTooNarrow(frame);

  return (
    // In a grid it would be as wide as its longest row, and the page with it.
    <div ref={frame} className="u:min-w-0">
      {mayBeCards && (isSmall || (cardsWhereNarrow && isTooNarrow)) ? cards : grid}
    </div>
  );
}
