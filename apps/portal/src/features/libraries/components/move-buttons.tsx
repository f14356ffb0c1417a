import type { LibraryItem } from '@urzad/contract';
import { IconButton, toast } from '@urzad/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useWrite } from '#shared/server-state/use-write';
import { moveItem } from '../api';
import { useItemsChanged } from '../logic/use-items-changed';
import { itemMessages } from '../messages/items';

/** Moves an item by one place in the order of its dictionary. */
export function MoveButtons({ item }: { item: LibraryItem }) {
  const words = useMessages(itemMessages);
  const refusalOf = useRefusalText();
  const failureOf = useFailureText();
  const itemsChanged = useItemsChanged();
  const pressed = useRef<HTMLButtonElement>(null);
  const { name, number } = item;
  const move = useWrite<LibraryItem, 'up' | 'down'>({
    send: (to, key) => moveItem(item, to, key),
    onDone: async (moved) => {
      toast.success(words.moved(moved.name, moved.number));
      await itemsChanged();
    },
    onFailed: (error) => {
      toast.error(`${words.moveFailed}. ${refusalOf(error) ?? failureOf(error)}`);
      void itemsChanged();
    },
  });

  // The row is put elsewhere in the page, which takes the focus from its buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is put elsewhere with another number.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [number]);

  const button = (to: 'up' | 'down') => (
    <IconButton
      size="sm"
      icon={to === 'up' ? ArrowUp : ArrowDown}
      label={words[to](name)}
      aria-disabled={move.isPending}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget;
        move.press(to);
      }}
    />
  );

  return (
    <>
      {button('up')}
      {button('down')}
    </>
  );
}
