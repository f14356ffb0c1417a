import { useState } from 'react';
import type { useListValue } from '../../field/use-list-value';
import type { PickItem } from '../autocomplete-field/pick-item';
import { itemsOf, withListed } from './listed-items';
import { type ObjectsLookup, useObjects } from './use-objects';

interface Given {
  values: ReturnType<typeof useListValue>;
  lookup: ObjectsLookup;
  known: readonly PickItem[];
}

/**
 * The chosen items, the items to choose from, and the functions that change the choice. The list is requested when
 * somebody opens the field, or for the names of chosen objects: a form of ten such fields opens without a request.
 */
export function useChosenObjects({ values, lookup, known }: Given) {
  const [text, setText] = useState('');
  const [met, setMet] = useState(NONE);
  const [isWanted, setWanted] = useState(false);
  const isNamed = values.list.every((value) => known.some((item) => item.value === value));
  const list = useObjects(lookup, text, isWanted || !isNamed);
  const chosen = itemsOf(values.list, [...known, ...list.all, ...met]);

  /** Keeps the names: a later search may not return them. */
  function onChoose(items: readonly PickItem[]) {
    setMet([...met, ...items]);
    values.change(items.map(({ value }) => value));
  }

  /** For the listed objects. Returns how many of them are chosen then. */
  function onPickAll(isPicked: boolean): number {
    const picked = withListed(values.list, list.items, isPicked);
    onChoose(itemsOf(picked, [...chosen, ...list.items]));
    return isPicked ? list.items.length : 0;
  }

  return { list, chosen, text, onText: setText, onChoose, onPickAll, onWant: () => setWanted(true) };
}

const NONE: readonly PickItem[] = [];
