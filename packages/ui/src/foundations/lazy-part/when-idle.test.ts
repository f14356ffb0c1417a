import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

/** The requests of a browser, called back by hand. */
function requests() {
  const waiting = new Map<number, () => void>();
  let last = 0;
  return {
    request: (work: () => void) => {
      last += 1;
      waiting.set(last, work);
      return last;
    },
    cancel: (id: number) => waiting.delete(id),
    run: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const work of due) work();
    },
  };
}

describe('whenIdle', () => {
  const frames = requests();
  const idle = requests();
  const work = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', frames.request);
    vi.stubGlobal('cancelAnimationFrame', frames.cancel);
    vi.stubGlobal('requestIdleCallback', idle.request);
    vi.stubGlobal('cancelIdleCallback', idle.cancel);
    work.mockClear();
  });

  afterEach(() => vi.unstubAllGlobals());

  it('waits for a frame, and for an idle moment after it', () => {
    whenIdle(work);
    idle.run();
    frames.run();
    expect(work).not.toHaveBeenCalled();

    idle.run();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled before the frame and after it', () => {
    const cancelEarly = whenIdle(work);
    cancelEarly();
    frames.run();
    idle.run();

    const cancelLate = whenIdle(work);
    frames.run();
    cancelLate();
    idle.run();
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for a second where there is no idle callback', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers();
    whenIdle(work);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
