import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectionNews, createConnectionFlags } from './connection-flags';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function flagsWithNews() {
  const news: ConnectionNews[] = [];
  return { news, flags: createConnectionFlags((item) => news.push(item)) };
}

/** The flags reset after 1 s (Spec §4). */
describe('news of the connection', () => {
  it('tells of the loss and of the return', () => {
    const { news, flags } = flagsWithNews();
    flags.note(false);
    flags.note(true);
    expect(news).toEqual(['lost', 'back']);
  });

  it('is silent while a connection flickers', () => {
    const { news, flags } = flagsWithNews();
    flags.note(false);
    flags.note(true);
    vi.advanceTimersByTime(999);
    flags.note(false);
    flags.note(true);
    vi.advanceTimersByTime(5000);
    expect(news).toEqual(['lost', 'back']);
  });

  it('tells again once the flag was reset', () => {
    const { news, flags } = flagsWithNews();
    flags.note(false);
    flags.note(true);
    vi.advanceTimersByTime(1000);
    flags.note(false);
    expect(news).toEqual(['lost', 'back', 'lost']);
  });

  it('tells of a loss in which the flickering ended, when its flag falls', () => {
    const { news, flags } = flagsWithNews();
    flags.note(false);
    flags.note(true);
    flags.note(false);
    vi.advanceTimersByTime(999);
    expect(news).toEqual(['lost', 'back']);
    vi.advanceTimersByTime(1);
    expect(news).toEqual(['lost', 'back', 'lost']);
  });

  it('tells of a return in which the flickering ended, when its flag falls', () => {
    const { news, flags } = flagsWithNews();
    flags.note(true);
    flags.note(false);
    flags.note(true);
    vi.advanceTimersByTime(1000);
    expect(news).toEqual(['back', 'lost', 'back']);
  });

  it('says nothing after it was stopped', () => {
    const { news, flags } = flagsWithNews();
    flags.note(false);
    flags.note(true);
    flags.note(false);
    flags.stop();
    vi.advanceTimersByTime(1000);
    expect(news).toEqual(['lost', 'back']);
  });
});
