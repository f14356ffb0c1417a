import { useEffect, useEffectEvent } from 'react';

/** Where a character is typed, or chooses what begins with it; and layers over the page, which have keys of their own. */
const ELSEWHERE = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...['menu', 'listbox', 'combobox', 'dialog', 'alertdialog'].map((role) => `[role="${role}"]`),
].join(', ');

/**
 * A key of one character that works on the whole page: not in a field, in a menu or in an open layer, and not with Ctrl,
 * Alt or Cmd. People have to be able to switch it off (WCAG 2.1.4): without `key` nothing is listened to.
 */
export function usePageKey(key: string | undefined, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (event.key !== key || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(ELSEWHERE)) return;
    // Firefox would search in the page by `/`.
    event.preventDefault();
    act();
  });
  const isOn = key !== undefined;

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
