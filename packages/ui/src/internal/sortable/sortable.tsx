import { type CSSProperties, Fragment, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../foundations/locale/locale';
import { type SortableLabels, sortableLabels } from './sortable.labels';
import { type Place, type SortedItem, type SortLayout, withMoved } from './sorting';
import { useHeldPart } from './use-held-part';

export interface SortableProps<Item extends SortedItem> {
  items: readonly Item[];
  /** Called with the ids in their new order. Without it the order is fixed, and no code for sorting is loaded. */
  onOrder?: ((ids: readonly string[]) => void) | undefined;
  /** @default 'list' */
  layout?: SortLayout;
  /** @default 'ul' */
  as?: 'ul' | 'ol';
  /** Name of the list. */
  label: string;
  className?: string | undefined;
  /** Of the list. */
  style?: CSSProperties | undefined;
  labels?: Partial<SortableLabels> | undefined;
  /** Renders an item as an `li` with `ref` and `style` of its place. */
  children: (item: Item, place: Place) => ReactNode;
}

/**
 * A list in an order of the person's own: by a handle for mouse, finger and keyboard, and by steps for who cannot drag
 * (WCAG 2.5.7). Until the code of the handle is there, the steps work alone.
 */
export function Sortable<Item extends SortedItem>(props: SortableProps<Item>) {
  const { items, onOrder, layout = 'list', as: List = 'ul', label, labels, children } = props;
  const words = useLabels<SortableLabels>(sortableLabels, labels);
  const list = useRef<HTMLElement>(null);
  const isSorted = onOrder !== undefined && items.length > 1;
  const part = useHeldPart(list, isSorted);
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);

  function move({ id, name }: Item, step: -1 | 1, button?: HTMLElement) {
    const to = ids.indexOf(id) + step;
    const moved = withMoved(ids, id, to);
    if (moved === ids) return;
    flushSync(() => {
      onOrder?.(moved);
      setSaid(words.moved(name, to + 1, ids.length));
    });
    // The button moved with its item, and a moved element loses the focus.
    button?.focus();
  }

  const places = items.map((item, index) => ({
    item,
    place: {
      index,
      isFirst: index === 0,
      isLast: index === items.length - 1,
      isLifted: false,
      move: isSorted ? (step: -1 | 1, button?: HTMLElement) => move(item, step, button) : undefined,
    },
  }));
  const listOf = (rows: ReactNode) => (
    <List
      ref={(element: HTMLElement | null) => {
        list.current = element;
      }}
      aria-label={label}
      className={props.className}
      style={props.style}
    >
      {rows}
    </List>
  );

  return (
    <>
      {part && isSorted ? (
        <part.DraggedItems {...{ places, layout, words, onOrder, children }} list={listOf} />
      ) : (
        listOf(places.map(({ item, place }) => <Fragment key={item.id}>{children(item, place)}</Fragment>))
      )}
      {onOrder && (
        <span role="status" className="u:sr-only">
          {said}
        </span>
      )}
    </>
  );
}
