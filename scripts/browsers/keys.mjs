/** The keys of WebDriver, which both of its protocols know by these signs. */
const KEYS = /** @type {const} */ ({ Tab: '\uE004', Enter: '\uE006', Space: ' ' });
const SHIFT = '\uE008';

/** @typedef {keyof typeof KEYS} Key */

/** @param {Key} key @param {boolean} isShifted @returns the actions of WebDriver that press it */
export function pressOf(key, isShifted) {
  const down = (/** @type {string} */ value) => ({ type: 'keyDown', value });
  const up = (/** @type {string} */ value) => ({ type: 'keyUp', value });
  const press = [down(KEYS[key]), up(KEYS[key])];
  return [{ type: 'key', id: 'keyboard', actions: isShifted ? [down(SHIFT), ...press, up(SHIFT)] : press }];
}
