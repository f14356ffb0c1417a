import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type { Point } from '../packages/ui/src/foundations/device.example';

export type PointerStep = 'down' | 'move' | 'up';

/** The mouse of the page that a story stands in; test files that run at once have a page each. */
export const mouse: BrowserCommand<[PointerStep, Point, number]> = async (
  { page },
  step,
  { x, y },
  clicks,
) => {
  if (step === 'move') await page.mouse.move(x, y);
  else await page.mouse[step]({ clickCount: clicks });
};

const TOUCH = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** By the browser's own protocol, as Playwright's finger taps only. */
export const finger: BrowserCommand<[PointerStep, Point]> = async ({ page }, step, at) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Input.dispatchTouchEvent', {
    type: TOUCH[step],
    touchPoints: step === 'up' ? [] : [at],
  });
};
