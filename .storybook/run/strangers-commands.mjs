/** What was asked of other hosts, by page. @type {WeakMap<import('playwright').Page, string[]>} */
const asked = new WeakMap();

const isStrange = (/** @type {URL} */ { protocol, hostname }) =>
  /^https?:$/.test(protocol) && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** An empty page in the place of every other host: no story reaches one. @param {import('playwright').Route} route */
const answer = (route) => {
  asked.get(route.request().frame().page())?.push(route.request().url());
  return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
};

/**
 * From now on an empty page answers for other hosts. It ends with the story, as the browser caches nothing meanwhile.
 * @type {import('vitest/node').BrowserCommand<[]>}
 */
export const answerForStrangers = async ({ page }) => {
  asked.set(page, []);
  await page.route(isStrange, answer);
};

/** @type {import('vitest/node').BrowserCommand<[]>} */
export const letStrangersGo = ({ page }) => page.unroute(isStrange, answer);

/**
 * The addresses of other hosts that were asked since `answerForStrangers`.
 * @type {import('vitest/node').BrowserCommand<[]>}
 */
export const askedOfStrangers = ({ page }) => asked.get(page) ?? [];
