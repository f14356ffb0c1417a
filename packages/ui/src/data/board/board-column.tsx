import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { Counter } from '../../foundations/counter/counter';
import { Icon } from '../../foundations/icon/icon';
import type { BoardLabels } from './board.labels';
import { BoardItem } from './board-item';
import type { BoardColumn as Column } from './board-props';

interface BoardColumnProps {
  column: Column;
  columns: readonly Column[];
  words: BoardLabels;
  onMove: ((card: string, column: string) => void) | undefined;
}

/** A column takes the cards that are put down anywhere on it. */
export function BoardColumn({ column, columns, words, onMove }: BoardColumnProps) {
  const { id, title, icon, count, aside, cards, end } = column;
  const titleId = useId();
  const { setNodeRef, isOver } = useDroppable({ id });
  const others = columns.filter((one) => one.id !== id);

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      className={`u:grid u:min-w-52 u:grid-cols-1 u:flex-1 u:content-start u:gap-2 u:rounded-lg u:sunken-frame u:border-2 u:bg-surface-sunken u:p-2 ${isOver ? 'u:border-accent' : 'u:border-transparent'}`}
    >
      <div className="u:flex u:items-center u:gap-2 u:px-1 u:py-1">
        <Icon of={icon} />
        <h2 id={titleId} className="u:min-w-0 u:flex-1 u:text-md u:font-semibold">
          {title}
        </h2>
        {count !== undefined && <Counter value={count} />}
      </div>
      {aside && <p className="u:px-1 u:text-sm u:text-muted">{aside}</p>}
      {cards.length > 0 && (
        <ul aria-labelledby={titleId} className="u:grid u:grid-cols-1 u:gap-2">
          {cards.map((card) => (
            <BoardItem key={card.id} {...{ card, others, words, onMove }} />
          ))}
        </ul>
      )}
      {end}
    </section>
  );
}
