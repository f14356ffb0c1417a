import { useEffect, useState } from 'react';

/** Spec §9: the buffer of keys is cleared after a second. */
const CLEARED_MS = 1_000;

/** Names of keys as they stand on them; `⌘ ⌥ ⇧ ⌃` are drawn by the widget. */
const NAMES: Readonly<Record<string, string>> = {
  Meta: '⌘',
  Control: 'Ctrl',
  Alt: '⌥',
  Shift: '⇧',
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of the last second, the oldest first; of a closed window none are kept. */
export function usePressedKeys(isOpen: boolean, opening: readonly string[]): readonly string[] {
  const [keys, setKeys] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function show(names: readonly string[]) {
      setKeys((known) => [...known, ...names]);
      clearTimeout(timer);
      timer = setTimeout(() => setKeys([]), CLEARED_MS);
    }
    const note = ({ key }: KeyboardEvent) => show([nameOfKey(key)]);
    show(opening);
    document.addEventListener('keydown', note, true);
    return () => {
      clearTimeout(timer);
      setKeys([]);
      document.removeEventListener('keydown', note, true);
    };
  }, [isOpen, opening]);

  return keys;
}

export function nameOfKey(key: string): string {
  return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
