import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { SortableLabels } from './sortable.labels';
import type { SortedItem } from './sorting';

/** What the live region of a sorted list says of a handle. */
export function announcementsOf(
  items: readonly SortedItem[],
  words: SortableLabels,
  /** Of the present drag: an item is over its own place as soon as it is lifted, which is no move. */
  way: { hasMoved: boolean },
): Announcements {
  function say(
    phase: 'lifted' | 'moved' | 'dropped' | 'cancelled',
    id: UniqueIdentifier,
    at: UniqueIdentifier = id,
  ): string | undefined {
    const item = items.find((one) => one.id === id);
    const place = items.findIndex((one) => one.id === at) + 1;
    return item && place > 0 ? words[phase](item.name, place, items.length) : undefined;
  }

  return {
    onDragStart({ active }) {
      way.hasMoved = false;
      return say('lifted', active.id);
    },
    onDragOver({ active, over }) {
      way.hasMoved ||= over !== null && over.id !== active.id;
      return way.hasMoved ? say('moved', active.id, over?.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}
