import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_TOAST_MS, TOAST_MS } from './toast-ms';
import { createToastQueue, type ToastType, toastPoliteness } from './toast-queue';

function queueAt(start = 0) {
  const clock = { now: start };
  const queue = createToastQueue(() => clock.now);
  return { clock, queue, texts: () => queue.shown().map((toast) => toast.text) };
}

const ignore = () => undefined;

it('keeps a toast for 2500 ms in shared widgets and for 5000 ms in the account area (Spec §9)', () => {
  expect([TOAST_MS, ACCOUNT_TOAST_MS]).toEqual([2500, 5000]);
});

describe('a toast queue', () => {
  it('keeps toasts until a Toaster listens, oldest first', () => {
    const { queue, texts } = queueAt();
    queue.add('success', 'Zapisano');
    queue.add('error', 'Zły format pliku');
    expect(texts()).toEqual([]);

    queue.subscribe(ignore);
    expect(texts()).toEqual(['Zapisano', 'Zły format pliku']);
  });

  it.each([
    ['shows what waited exactly five seconds', 5000, ['Zapisano']],
    ['drops what waited longer', 5001, []],
  ])('%s', (_rule, age, expected) => {
    const { clock, queue, texts } = queueAt();
    queue.add('success', 'Zapisano');
    clock.now = age;
    queue.subscribe(ignore);
    expect(texts()).toEqual(expected);
  });

  it('shows the oldest twenty and lets the next one in when one goes', () => {
    const { queue, texts } = queueAt();
    queue.subscribe(ignore);
    const ids = Array.from({ length: 21 }, (_, n) => queue.add('info', `Wiadomość ${n + 1}`));
    expect(texts()).toHaveLength(20);
    expect(texts()).not.toContain('Wiadomość 21');

    queue.dismiss(ids[4] ?? 0);
    expect(texts().at(-1)).toBe('Wiadomość 21');
    expect(texts()).not.toContain('Wiadomość 5');
  });

  it('takes back a toast that still waits', () => {
    const { queue, texts } = queueAt();
    const id = queue.add('info', 'Pobieranie rozpoczęte');
    queue.dismiss(id);
    queue.subscribe(ignore);
    expect(texts()).toEqual([]);
  });

  it('answers with the same array until something changes', () => {
    const { queue } = queueAt();
    queue.subscribe(ignore);
    queue.add('info', 'Pobieranie rozpoczęte');
    expect(queue.shown()).toBe(queue.shown());
  });

  it('tells nobody who stopped listening', () => {
    const { queue } = queueAt();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    stop();
    listener.mockClear();
    queue.add('info', 'Pobieranie rozpoczęte');
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps the time a single toast asks for', () => {
    const { queue } = queueAt();
    queue.subscribe(ignore);
    queue.add('success', 'Pobieranie rozpoczęte', { duration: 2000 });
    expect(queue.shown()[0]?.duration).toBe(2000);
  });

  it('drops what waited unseen behind twenty others for more than five seconds', () => {
    const { clock, queue, texts } = queueAt();
    queue.subscribe(ignore);
    const ids = Array.from({ length: 20 }, (_, n) => queue.add('info', `Wiadomość ${n + 1}`));
    queue.add('info', 'Za stara');
    clock.now = 1;
    queue.add('info', 'Jeszcze świeża');
    clock.now = 5001;

    queue.dismiss(ids[0] ?? 0);
    expect(texts().at(-1)).toBe('Jeszcze świeża');
    expect(texts()).not.toContain('Za stara');
  });

  it('changes the words of a toast and begins its time again', () => {
    const { queue } = queueAt();
    queue.subscribe(ignore);
    const id = queue.add('info', 'Pobieranie rozpoczęte', { duration: 2000 });
    queue.update(id, 'Pobieranie zakończone');
    expect(queue.shown()).toMatchObject([{ id, text: 'Pobieranie zakończone', duration: 2000, revision: 1 }]);
  });
});

it.each<[ToastType, 'assertive' | 'polite']>([
  ['error', 'assertive'],
  ['warning', 'assertive'],
  ['success', 'polite'],
  ['info', 'polite'],
])('%s is told in the %s region', (type, politeness) => {
  expect(toastPoliteness(type)).toBe(politeness);
});
