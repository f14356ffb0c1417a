import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { prefersReducedMotion } from '../hooks/reduced-motion';
import type { SortableLabels } from './sortable.labels';
import type { Place, SortedItem } from './sorting';

interface DraggedItemProps<Item extends SortedItem> {
  item: Item;
  place: Place;
  words: SortableLabels;
  children: (item: Item, place: Place) => ReactNode;
}

/** An item with its handle: dragged by it, lifted by Space or Enter on it. */
export function DraggedItem<Item extends SortedItem>({
  item,
  place,
  words,
  children,
}: DraggedItemProps<Item>) {
  const still = prefersReducedMotion();
  const { setNodeRef, setActivatorNodeRef, transform, transition, attributes, listeners, isDragging } =
    useSortable({ id: item.id, ...(still && { transition: null }) });

  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      icon={GripVertical}
      label={`${words.handle}: ${item.name}`}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={isDragging}
      // A finger on the handle drags; elsewhere it scrolls the page.
      className="u:cursor-grab u:touch-none u:aria-pressed:cursor-grabbing"
      {...listeners}
    />
  );

  return children(item, {
    ...place,
    ref: setNodeRef,
    style: {
      transform: transform
        ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`
        : undefined,
      transition,
      // Above its neighbours.
      zIndex: isDragging ? 1 : undefined,
    },
    isLifted: isDragging,
    handle,
  });
}
