import type { LineDecision } from '@urzad/grants';

export type LineCommand = LineDecision | 'next' | 'previous' | 'file-before' | 'file-after';

const COMMANDS: Readonly<Record<string, LineCommand>> = {
  t: 'OK',
  c: 'CZESC',
  n: 'NIE',
  j: 'next',
  k: 'previous',
  '[': 'file-before',
  ']': 'file-after',
};

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether the characters of the third level are typed, as a keyboard may have brackets there. */
  getModifierState?: (name: 'AltGraph') => boolean;
}

/**
 * T, C and N decide on a line, J and K move down and up, brackets open the document before and after. With a modifier the
 * key is the browser's, but for the AltGr that types a character.
 */
export function lineCommand(event: PressedKey): LineCommand | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isTyped = event.getModifierState?.('AltGraph') ?? false;
  if (!isTyped && (ctrlKey || metaKey || altKey)) return undefined;
  return COMMANDS[key.toLowerCase()];
}
