import { beginAtTheTop, endOfStory, faultsByAxe, pressesNow, stopNow } from './in-page.mjs';

/**
 * A browser under remote control.
 * @typedef {object} Remote
 * @property {string} name with its version
 * @property {(url: string) => Promise<unknown>} open
 * @property {<Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args) => Promise<Awaited<Answer>>} ask
 * @property {(key: import('./keys.mjs').Key, options?: { isShifted?: boolean }) => Promise<unknown>} press
 * @property {() => Promise<unknown>} close
 */

/**
 * What one browser makes of one story.
 * @typedef {object} Walked
 * @property {string} ended
 * @property {string[]} axe
 * @property {string[]} forward the Tab stops from the top of the page on
 * @property {boolean} isRound whether Tab went round in a layer, and so began anywhere
 * @property {string[]} back the same by Shift+Tab, from the last one
 * @property {string[]} silent native controls that no key presses
 * @property {string[]} ringless stops that a key reached and that show no focus
 */

/** More than any story has: focus that never comes back where it was would else hold the walk for ever. */
const MOST_STOPS = 80;
/** So many controls of a story are pressed: a table has hundreds alike. */
const MOST_PRESSED = 12;

/** @param {Remote} remote @param {string} url @returns {Promise<Walked>} */
export async function walkStory(remote, url) {
  await remote.open(url);
  const ended = await remote.ask(endOfStory);
  const axe = await remote.ask(faultsByAxe, '/axe.js');
  await remote.ask(beginAtTheTop);

  /** @type {Walked} */
  const walked = { ended, axe, forward: [], isRound: false, back: [], silent: [], ringless: [] };
  await goForward(remote, walked);
  await goBack(remote, walked);
  return walked;
}

/** @param {Remote} remote @param {Walked} walked */
async function goForward(remote, walked) {
  const { forward, silent, ringless } = walked;
  while (forward.length < MOST_STOPS) {
    await remote.press('Tab');
    const stop = await remote.ask(stopNow);
    // Tab has left the page, or has gone round in a layer.
    walked.isRound = stop.at !== -1;
    if (stop.at < forward.length) return;
    forward.push(stop.says);
    if (!stop.isRinged) ringless.push(stop.says);
    if (stop.isNative && forward.length <= MOST_PRESSED && !(await isPressed(remote, stop.says)))
      silent.push(stop.says);
  }
}

/** A button and a link by Enter, a box by Space. @param {Remote} remote @param {string} says @returns {Promise<boolean>} */
async function isPressed(remote, says) {
  await remote.ask(pressesNow);
  await remote.press(/^(input|checkbox|switch) /.test(says) ? 'Space' : 'Enter');
  return (await remote.ask(pressesNow)) === 1;
}

/** @param {Remote} remote @param {Walked} walked */
async function goBack(remote, { forward, back }) {
  await remote.ask(focusTheLast);
  back.push(...forward.slice(-1));
  while (back.length < forward.length) {
    await remote.press('Tab', { isShifted: true });
    const stop = await remote.ask(stopNow);
    if (stop.at === -1) return;
    back.push(stop.says);
  }
}

/** Runs in the page. */
function focusTheLast() {
  Reflect.get(window, 'stops').at(-1)?.focus();
}
