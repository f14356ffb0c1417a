import { expect, it, vi } from 'vitest';
import { revealBelow } from './reveal-below';

/** An element of a page, as far as it is looked at. */
function placed(top: number, bottom: number) {
  return {
    getBoundingClientRect: () => ({ top, bottom }) as DOMRect,
    focus: vi.fn(),
    scrollIntoView: vi.fn(),
  };
}

it('takes to a result below the settings', () => {
  const heading = placed(1400, 1430);
  revealBelow(heading, placed(-200, 1376));
  expect(heading.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(heading.scrollIntoView).toHaveBeenCalledOnce();
});

it('leaves the focus in settings beside which the result stands', () => {
  const heading = placed(120, 150);
  revealBelow(heading, placed(120, 1376));
  expect(heading.focus).not.toHaveBeenCalled();
  expect(heading.scrollIntoView).not.toHaveBeenCalled();
});
