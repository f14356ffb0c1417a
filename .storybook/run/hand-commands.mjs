/** @typedef {import('../../packages/ui/src/internal/testing/device').Point} Point */
/** @typedef {'down' | 'move' | 'up'} PointerStep */

/**
 * The mouse of the page that a story stands in; test files that run at once have a page each.
 * @type {import('vitest/node').BrowserCommand<[step: PointerStep, at: Point, clicks: number]>}
 */
export const mouse = async ({ page }, step, { x, y }, clicks) => {
  if (step === 'move') await page.mouse.move(x, y);
  else await page.mouse[step]({ clickCount: clicks });
};

/**
 * Turns the wheel of the mouse where it is.
 * @type {import('vitest/node').BrowserCommand<[x: number, y: number]>}
 */
export const wheel = ({ page }, x, y) => page.mouse.wheel(x, y);

const TOUCH = /** @type {const} */ ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' });
/** @type {WeakMap<import('playwright').Page, Promise<import('playwright').CDPSession>>} */
const sessions = new WeakMap();

/** @param {import('playwright').Page} page */
function sessionOf(page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * A composition in the focused field, by the browser's own protocol.
 * @type {import('vitest/node').BrowserCommand<[texts: readonly string[]]>}
 */
export const compose = async ({ page }, texts) => {
  const session = await sessionOf(page);
  for (const text of texts) {
    const end = text.length;
    await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text: texts.at(-1) ?? '' });
};

/**
 * One finger or several, by the browser's own protocol, as Playwright's finger taps only.
 * @type {import('vitest/node').BrowserCommand<[step: PointerStep, at: Point[]]>}
 */
export const fingers = async ({ page }, step, at) => {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', {
    type: TOUCH[step],
    touchPoints: step === 'up' ? [] : at.map((point, id) => ({ ...point, id })),
  });
};
