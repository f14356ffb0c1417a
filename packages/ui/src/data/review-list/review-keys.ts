export type ReviewCommand = 'agree' | 'remark' | 'next' | 'previous';

const COMMANDS: Readonly<Record<string, ReviewCommand>> = {
  t: 'agree',
  u: 'remark',
  j: 'next',
  k: 'previous',
};

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** T agrees, U remarks, J and K move down and up. With a modifier the key is the browser's. */
export function reviewCommand({ key, ctrlKey, metaKey, altKey }: PressedKey): ReviewCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return COMMANDS[key.toLowerCase()];
}
