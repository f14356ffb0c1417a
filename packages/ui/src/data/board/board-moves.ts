import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
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

/** Arrows take a lifted card to the column before and the one after, whether they stand side by side or below each other. */
export function keysOver(columns: readonly BoardColumn[]): KeyboardCoordinateGetter {
  return (event, { active, context: { over, droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const isTurned = event.code !== 'ArrowUp' && event.code !== 'ArrowDown' && document.dir === 'rtl';
    const own = columns.findIndex(({ cards }) => cards.some(({ id }) => id === active));
    const at = over ? columns.findIndex(({ id }) => id === over.id) : own;
    const next = columns[at + (isTurned ? -step : step)];
    const rect = next && droppableRects.get(next.id);
    return rect && { x: rect.left, y: rect.top };
  };
}

/** A pointer is over the column below it; a card that keys carry, over the one at whose corner it stands. */
export const columnUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const { left, top } = args.collisionRect;
  const distances = args.droppableContainers.flatMap(({ id }) => {
    const rect = args.droppableRects.get(id);
    return rect ? [{ id, value: Math.hypot(rect.left - left, rect.top - top) }] : [];
  });
  const [nearest] = distances.toSorted((one, other) => one.value - other.value);
  return nearest ? [{ id: nearest.id }] : [];
};

/** What the live region of a board says of a card. */
export function announcementsOf(columns: readonly BoardColumn[], words: BoardLabels): Announcements {
  function say(phase: 'lifted' | 'over' | 'dropped' | 'cancelled', card: unknown, column?: unknown) {
    const own = columns.find(({ cards }) => cards.some(({ id }) => id === card));
    const name = own?.cards.find(({ id }) => id === card)?.name;
    const at = columns.find(({ id }) => id === column) ?? own;
    return name !== undefined && at ? words[phase](name, at.title) : undefined;
  }

  return {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? say('dropped', active.id, over.id) : say('cancelled', active.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}
