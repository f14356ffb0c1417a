import { describe, expect, it } from 'vitest';
import { createConnectionFlags, FLAG_RESET_MS } from './connection-flags';

function flagsAt() {
  const clock = { now: 0 };
  return { clock, flags: createConnectionFlags(() => clock.now) };
}

describe('news of the connection', () => {
  it('tells of the loss and of the return', () => {
    const { flags } = flagsAt();
    expect(flags.note(false)).toBe('lost');
    expect(flags.note(true)).toBe('back');
  });

  it('is silent while a connection flickers', () => {
    const { clock, flags } = flagsAt();
    flags.note(false);
    flags.note(true);
    clock.now = FLAG_RESET_MS - 1;
    expect(flags.note(false)).toBeUndefined();
    expect(flags.note(true)).toBeUndefined();
  });

  it('tells again once the flag was reset', () => {
    const { clock, flags } = flagsAt();
    flags.note(false);
    clock.now = FLAG_RESET_MS;
    expect(flags.note(false)).toBe('lost');
  });
});
