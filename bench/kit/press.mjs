/**
 * Runs in the page: milliseconds from a press to the end of the frame that shows what it did.
 * @param {{ press: string, words?: string, shows?: string }} what selectors; `words` of the button where there are
 * several, `shows` what must be in the page by then, else the next frame counts
 * @returns {Promise<number>}
 */
export function pressAndPaint({ press, words, shows }) {
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(press)]);
  const button = buttons.find(({ textContent }) => words === undefined || textContent.trim() === words);
  if (!button) throw new Error(`Nothing to press at ${press} ${words ?? ''}.`);
  const { promise, resolve } = /** @type {PromiseWithResolvers<number>} */ (Promise.withResolvers());
  const pressed = performance.now();
  button.focus();
  button.click();
  requestAnimationFrame(function look() {
    if (shows && !document.querySelector(shows)) return requestAnimationFrame(look);
    // The message comes after the frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - pressed);
    return port2.postMessage(undefined);
  });
  return promise;
}
