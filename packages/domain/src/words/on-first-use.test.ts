import { expect, it, vi } from 'vitest';
import { onFirstUse } from './on-first-use';

it('makes the thing once, and not before it is asked for', () => {
  const make = vi.fn(() => ({}));
  const thing = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();

  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledOnce();
});
