import { throttled } from './browser.mjs';
import { median } from './servers.mjs';

/** As long as names are: the counter of a field speaks up only near its limit, where hardly any name comes. */
const NAME = 'Świętopełk-Żółcińska';
const PAUSE_MS = 40;

/** @typedef {{ paint: number, script: number }} Typed milliseconds a key: to the end of its frame, and of script */

/**
 * Types a name into a field, key by key.
 * @param {import('playwright').Page} page @param {import('playwright').Locator} field @param {number} cpuRate
 * @returns {Promise<Typed>}
 */
export async function typeName(page, field, cpuRate) {
  await page.bringToFront();
  const counters = await throttled(page, cpuRate);
  await field.fill('');
  await page.evaluate(watchFrames);
  const before = await counters.spent();
  // By the keyboard, as the field has the focus: to look it up by its name asks for the names of all fields in the page.
  await page.keyboard.type(NAME, { delay: PAUSE_MS });
  const after = await counters.spent();
  const frames = await page.evaluate(
    () => /** @type {{ keyFrames: number[] }} */ (Object(globalThis)).keyFrames,
  );
  return { paint: median(frames), script: (after.script - before.script) / NAME.length };
}

/** Runs in the page. The listener of an earlier measurement goes. */
function watchFrames() {
  const keyFrames = /** @type {number[]} */ ([]);
  const known = /** @type {{ typed?: AbortController }} */ (Object(globalThis));
  known.typed?.abort();
  const typed = new AbortController();
  Object.assign(globalThis, { keyFrames, typed });
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now();
      requestAnimationFrame(() => {
        // The message comes after the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keyFrames.push(performance.now() - pressed);
        port2.postMessage(undefined);
      });
    },
    { capture: true, signal: typed.signal },
  );
}
