import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { useOwnEscape } from '../../internal/sortable/use-own-escape';
import { type BoardLabels, boardLabels } from './board.labels';
import { BoardColumn } from './board-column';
import { BoardPaper } from './board-item';
import { announcementsOf, type BoardDrag, columnUnder, droppedOn, keysOver } from './board-moves';
import type { BoardProps } from './board-props';

export type { BoardCard, BoardColumn, BoardProps } from './board-props';

/** Pixels that tell a drag from a press. */
const PRESS_PX = 4;

/**
 * Columns of cards that a person moves by mouse, finger and keyboard, or by the menu of a card. Whether a card may move
 * is for the caller to say: until then it stays where it is.
 */
export function Board({ label, columns, onMove, labels }: BoardProps) {
  const words = useLabels<BoardLabels>(boardLabels, labels);
  const id = useId();
  const [lifted, setLifted] = useState<string>();
  const [drag] = useState((): BoardDrag => ({ isRunning: false }));
  useOwnEscape(drag);
  const board = useRef<HTMLElement>(null);
  const moved = useRef<{ card: string; column: string }>(undefined);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PRESS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: keysOver(columns, drag) }),
  );
  const columnOf = (card: string) => columns.find(({ cards }) => cards.some(({ id }) => id === card));
  const shown = lifted === undefined ? undefined : columnOf(lifted)?.cards.find(({ id }) => id === lifted);

  // A card that changes its column is another element: the focus that was in it follows it there, once.
  useEffect(() => {
    const { card: movedId, column } = moved.current ?? {};
    const [place, ...more] = columns.filter(({ cards }) => cards.some((card) => card.id === movedId));
    // Columns that are loaded one after another have it twice, or nowhere, for a moment.
    if (!place || place.id !== column || more.length > 0) return;
    moved.current = undefined;
    if (document.activeElement !== document.body) return;
    const card = [...(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].find(
      ({ dataset }) => dataset.card === movedId,
    );
    card?.querySelector<HTMLElement>('button, a')?.focus();
  }, [columns]);

  function move(card: string, column: string) {
    if (!onMove || columnOf(card)?.id === column) return;
    moved.current = { card, column };
    onMove(card, column);
  }

  function run(card: string | undefined) {
    drag.isRunning = card !== undefined;
    if (drag.isRunning) drag.column = undefined;
    setLifted(card);
  }

  function drop({ active, over }: DragEndEvent) {
    run(undefined);
    const column = droppedOn(drag, over);
    if (column !== undefined) move(String(active.id), column);
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnUnder(columns, drag)}
      onDragStart={({ active }) => run(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => run(undefined)}
      accessibility={{
        announcements: announcementsOf(columns, words, drag),
        screenReaderInstructions: { draggable: words.instructions },
      }}
    >
      <section
        ref={board}
        aria-label={label}
        // On a narrow desktop the columns scroll, also when none has a card to stand on.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys.
        tabIndex={0}
        className="u:relative u:flex u:flex-col u:gap-3 u:desktop:flex-row u:desktop:overflow-x-auto"
      >
        {columns.map((column) => (
          <BoardColumn key={column.id} {...{ column, columns, words }} onMove={onMove && move} />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {shown && (
          <div inert className="u:block">
            <BoardPaper content={shown.content} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
