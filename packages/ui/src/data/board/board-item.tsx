import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import type { BoardLabels } from './board.labels';
import type { BoardCard, BoardColumn } from './board-props';

interface BoardItemProps {
  card: BoardCard;
  /** Where it may be sent. */
  others: readonly BoardColumn[];
  words: BoardLabels;
  onMove: ((card: string, column: string) => void) | undefined;
}

/** A card with its handle, and with a menu for who cannot drag (WCAG 2.5.7). */
export function BoardItem({ card, others, words, onMove }: BoardItemProps) {
  const isFixed = card.fixed || !onMove;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: card.id,
    disabled: isFixed,
  });

  return (
    <li className="u:grid u:grid-cols-1 u:gap-2" data-card={card.id}>
      <div ref={setNodeRef} className={isDragging ? 'u:block u:opacity-50' : 'u:block'}>
        <BoardPaper
          content={card.content}
          tools={
            !isFixed && (
              <>
                <IconButton
                  ref={setActivatorNodeRef}
                  icon={GripVertical}
                  label={`${words.handle}: ${card.name}`}
                  aria-describedby={attributes['aria-describedby']}
                  aria-pressed={isDragging}
                  // A finger on the handle drags; elsewhere it scrolls the page.
                  className="u:cursor-grab u:touch-none u:aria-pressed:cursor-grabbing"
                  {...listeners}
                />
                <Dropdown
                  label={words.moveTo}
                  trigger={<IconButton icon={EllipsisVertical} label={`${words.moveTo} ${card.name}`} />}
                  items={others.map(({ id, title, icon }) => ({
                    ...{ id, name: title, icon },
                    onSelect: () => onMove(card.id, id),
                  }))}
                />
              </>
            )
          }
        />
      </div>
      {card.note}
    </li>
  );
}

/** The paper of a card, also under the pointer that drags it. */
export function BoardPaper({ content, tools }: { content: ReactNode; tools?: ReactNode }) {
  return (
    <div className="u:flex u:items-start u:gap-1 u:rounded-md u:border u:border-line u:bg-surface u:py-2 u:ps-3 u:pe-1">
      <div className="u:min-w-0 u:flex-1 u:py-1 u:text-sm u:wrap-anywhere">{content}</div>
      {tools && <div className="u:grid u:shrink-0">{tools}</div>}
    </div>
  );
}
