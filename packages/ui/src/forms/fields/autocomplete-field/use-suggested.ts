import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState } from 'react';
import { type Lookup, useLookup } from './use-lookup';

/** Spec §9: how long the list stays open after the focus has left. */
const HIDE_MS = 200;

/** When an input with suggestions starts a search, and when it stops. */
export function useSuggested(lookup: Lookup, minLetters: number) {
  const [asked, setAsked] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const found = useLookup(asked, lookup);

  useEffect(() => {
    if (!isLeft) return;
    const timer = setTimeout(() => setAsked(undefined), HIDE_MS);
    return () => clearTimeout(timer);
  }, [isLeft]);

  function ask(text: string) {
    const words = text.trim();
    setLeft(false);
    setAsked(words.length < minLetters ? undefined : words);
  }

  const stop = () => setAsked(undefined);

  /** The list is open while it has items; the reasons of the library are considered. */
  function follow(isOpen: boolean, reason: Autocomplete.Root.ChangeEventReason, text: string) {
    if (reason === 'focus-out' || reason === 'outside-press') setLeft(true);
    else if (!isOpen) stop();
    else if (reason === 'list-navigation') ask(text);
  }

  return { ...found, ask, stop, follow, leave: () => setLeft(true) };
}
