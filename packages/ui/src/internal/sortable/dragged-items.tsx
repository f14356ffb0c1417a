import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { announcementsOf } from './announcements';
import { DraggedItem } from './dragged-item';
import type { SortableLabels } from './sortable.labels';
import { type Place, type SortedItem, type SortLayout, withMoved } from './sorting';
import { useOwnEscape } from './use-own-escape';

export interface DraggedItemsProps<Item extends SortedItem> {
  places: readonly { item: Item; place: Place }[];
  layout: SortLayout;
  words: SortableLabels;
  onOrder: (ids: readonly string[]) => void;
  /** The element around the items; what is announced stands beside it. */
  list: (items: ReactNode) => ReactNode;
  children: (item: Item, place: Place) => ReactNode;
}

/** The items of a sorted list, each with its handle, that of dnd-kit (decision 0078). */
export function DraggedItems<Item extends SortedItem>(props: DraggedItemsProps<Item>) {
  const { places, layout, words, onOrder, list, children } = props;
  const [way] = useState(() => ({ hasMoved: false }));
  const [drag] = useState(() => ({ isRunning: false }));
  useOwnEscape(drag);
  const items = places.map(({ item }) => item);
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: PRESS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function run(isRunning: boolean) {
    drag.isRunning = isRunning;
  }

  function drop({ active, over }: DragEndEvent) {
    run(false);
    const moved = over ? withMoved(ids, String(active.id), ids.indexOf(String(over.id))) : ids;
    if (moved !== ids) onOrder(moved);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'list' ? UP_AND_DOWN : ANYWHERE}
      onDragStart={() => run(true)}
      onDragEnd={drop}
      onDragCancel={() => run(false)}
      accessibility={{
        announcements: announcementsOf(items, words, way),
        screenReaderInstructions: { draggable: words.instructions },
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {list(
          places.map(({ item, place }) => (
            <DraggedItem key={item.id} {...{ item, place, words }}>
              {children}
            </DraggedItem>
          )),
        )}
      </SortableContext>
    </DndContext>
  );
}

/** Pixels that tell a drag from a press. */
const PRESS_PX = 4;

const UP_AND_DOWN: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const ANYWHERE: Modifier[] = [];
