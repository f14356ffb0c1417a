import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedPending } from './delayed-pending';

describe('the times of a skeleton', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pendingSince = (ms: number) => {
    const pending = createDelayedPending();
    pending.set(true);
    vi.advanceTimersByTime(ms);
    return pending;
  };

  it('shows nothing before 250 ms', () => {
    expect(pendingSince(249).state()).toBe('waiting');
    expect(pendingSince(250).state()).toBe('shown');
  });

  it('never shows for a short wait', () => {
    const pending = pendingSince(249);
    pending.set(false);
    expect(pending.state()).toBe('idle');
    vi.advanceTimersByTime(10_000);
    expect(pending.state()).toBe('idle');
  });

  it.each([
    ['299 ms', 299, 'shown'],
    ['300 ms', 300, 'idle'],
  ])('once shown, after %s it is %s', (_time, ms, state) => {
    const pending = pendingSince(250);
    pending.set(false);
    vi.advanceTimersByTime(ms);
    expect(pending.state()).toBe(state);
  });

  it('goes at once when it has been shown long enough', () => {
    const pending = pendingSince(550);
    pending.set(false);
    expect(pending.state()).toBe('idle');
  });

  it('stays for a second wait that begins before it is gone', () => {
    const pending = pendingSince(250);
    pending.set(false);
    pending.set(true);
    vi.advanceTimersByTime(10_000);
    expect(pending.state()).toBe('shown');
  });

  it('does not begin its time anew when told twice', () => {
    const pending = pendingSince(249);
    pending.set(true);
    vi.advanceTimersByTime(1);
    expect(pending.state()).toBe('shown');
  });

  it('tells of each change once, and of none after it was stopped', () => {
    const listener = vi.fn();
    const pending = createDelayedPending();
    pending.subscribe(listener);
    pending.set(true);
    pending.stop();
    listener.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(listener).not.toHaveBeenCalled();
    expect(pending.state()).toBe('idle');
  });
});
