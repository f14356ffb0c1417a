import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type Over,
  pointerWithin,
} from '@dnd-kit/core';
import type { BoardLabels } from './board.labels';
import type { BoardColumn } from './board-props';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A card on its way. */
export interface BoardDrag {
  isRunning: boolean;
  /** The column that the arrows have chosen in this drag, or in the last one. */
  column?: string | undefined;
}

const columnWith = (columns: readonly BoardColumn[], card: unknown) =>
  columns.findIndex(({ cards }) => cards.some(({ id }) => id === card));

/** Arrows take a lifted card to the column before and the one after, whether they stand side by side or below each other. */
export function keysOver(columns: readonly BoardColumn[], drag: BoardDrag): KeyboardCoordinateGetter {
  return (event, { active, context: { droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const isTurned = event.code !== 'ArrowUp' && event.code !== 'ArrowDown' && document.dir === 'rtl';
    const chosen = columns.findIndex(({ id }) => id === drag.column);
    const at = chosen < 0 ? columnWith(columns, active) : chosen;
    const next = columns[at + (isTurned ? -step : step)];
    const rect = next && droppableRects.get(next.id);
    if (!rect) return undefined;
    drag.column = next.id;
    return { x: rect.left, y: rect.top };
  };
}

/**
 * A pointer is over the column below it; a card that keys carry, over the one that they chose, and over its own before.
 * Where it lies says neither: a card low in its column is nearer to the next one, and the page scrolls under it.
 */
export function columnUnder(columns: readonly BoardColumn[], drag: BoardDrag): CollisionDetection {
  return (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    const chosen =
      columns.find(({ id }) => id === drag.column) ?? columns[columnWith(columns, args.active.id)];
    return chosen ? [{ id: chosen.id }] : [];
  };
}

/** The column that a card was dropped on. A key that drops at once comes before the column is rendered as `over`. */
export function droppedOn(drag: BoardDrag, over: Over | null): string | undefined {
  return drag.column ?? (over ? String(over.id) : undefined);
}

/** What the live region of a board says of a card. */
export function announcementsOf(
  columns: readonly BoardColumn[],
  words: BoardLabels,
  drag: BoardDrag,
): Announcements {
  function say(phase: 'lifted' | 'over' | 'dropped' | 'cancelled', card: unknown, column?: unknown) {
    const own = columns.find(({ cards }) => cards.some(({ id }) => id === card));
    const name = own?.cards.find(({ id }) => id === card)?.name;
    const at = columns.find(({ id }) => id === column) ?? own;
    return name !== undefined && at ? words[phase](name, at.title) : undefined;
  }

  return {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd({ active, over }) {
      const column = droppedOn(drag, over);
      return column === undefined ? say('cancelled', active.id) : say('dropped', active.id, column);
    },
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}
