import { describe, expect, it, vi } from 'vitest';
import { createToastLog } from './toast-log-store';

const NOON = new Date('2026-11-20T11:00:00.000Z');

function log() {
  return createToastLog(() => NOON);
}

describe('the log of toasts', () => {
  it('keeps what was said with its time, newest first', () => {
    const store = log();
    store.add({ id: 1, type: 'success', text: 'Zapisano' });
    store.add({ id: 2, type: 'error', text: 'Zły format pliku' });
    expect(store.entries()).toEqual([
      { id: 2, type: 'error', text: 'Zły format pliku', at: NOON },
      { id: 1, type: 'success', text: 'Zapisano', at: NOON },
    ]);
  });

  it('changes the words of a toast that was updated, in its place', () => {
    const store = log();
    store.add({ id: 1, type: 'info', text: 'Pobieranie rozpoczęte' });
    store.add({ id: 2, type: 'success', text: 'Zapisano' });
    store.add({ id: 1, type: 'info', text: 'Pobieranie zakończone' });
    expect(store.entries().map(({ text }) => text)).toEqual(['Zapisano', 'Pobieranie zakończone']);
  });

  it('forgets the oldest of more than two hundred', () => {
    const store = log();
    for (let id = 1; id <= 201; id += 1) store.add({ id, type: 'info', text: `Wiadomość ${id}` });
    expect(store.entries()).toHaveLength(200);
    expect(store.entries().at(-1)?.text).toBe('Wiadomość 2');
  });

  it('is empty for the next person', () => {
    const store = log();
    store.add({ id: 1, type: 'info', text: 'Pobieranie rozpoczęte' });
    store.clear();
    expect(store.entries()).toEqual([]);
  });

  it('answers with the same array until something changes, and tells those who listen', () => {
    const store = log();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const before = store.entries();
    expect(store.entries()).toBe(before);
    store.add({ id: 1, type: 'info', text: 'Pobieranie rozpoczęte' });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.clear();
    expect(listener).toHaveBeenCalledOnce();
  });
});
