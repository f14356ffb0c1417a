import { expect, it } from 'vitest';
import { nameOfKey } from './use-pressed-keys';

it.each([
  ['k', 'K'],
  ['Meta', '⌘'],
  ['Control', 'Ctrl'],
  [' ', 'Space'],
  ['ArrowUp', '↑'],
  ['F5', 'F5'],
])('the key %j is called %s', (key, name) => expect(nameOfKey(key)).toBe(name));
