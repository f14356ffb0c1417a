// Functions that run in the page of a story. Each stands alone, as it is sent as text.

/** Until the story has been rendered and played. @returns {Promise<string>} how it ended */
export async function endOfStory() {
  const ENDED = ['finished', 'errored', 'aborted'];
  const ASKED_MS = 50;
  const PATIENCE = 1200;
  for (let asked = 0; asked < PATIENCE; asked += 1) {
    const phase = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase;
    if (ENDED.includes(phase)) {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      // A play function that threw ends its story all the same.
      const [thrown] = channel.last('playFunctionThrewException') ?? [];
      return thrown ? `by ${thrown.message}` : phase;
    }
    await new Promise((resolve) => setTimeout(resolve, ASKED_MS));
  }
  return 'without an end';
}

/** What axe finds, by the rules of the story. @param {string} source the address of axe @returns {Promise<string[]>} */
export async function faultsByAxe(source) {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: source, onload: resolve, onerror: reject });
    document.head.append(script);
  });
  const axe = Reflect.get(window, 'axe');
  const { a11y = {} } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story.parameters;
  // A story is a part of a page, so what it shows need not stand in a landmark.
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])] });
  const { violations } = await axe.run(document.body, a11y.options ?? {});
  return violations.flatMap((/** @type {{ id: string, nodes: { target: string[] }[] }} */ { id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}

/** Keys begin at the top of the page, and what they press is noted and goes no further. */
export function beginAtTheTop() {
  const pressed = { times: 0 };
  Reflect.set(window, 'pressed', pressed);
  Reflect.set(window, 'stops', []);
  const note = (/** @type {Event} */ event) => {
    pressed.times += 1;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', note, true);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/**
 * Where the focus is. `at`: the number of this stop among those that were seen, which is known already when Tab went round;
 * -1 where nothing of the page has the focus. Where Tab has scrolled, the page learns of it in the next frame, and may show
 * another stop.
 * @returns {Promise<{ at: number, says: string, isNative: boolean, isRinged: boolean }>}
 */
export async function stopNow() {
  await new Promise(requestAnimationFrame);
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body)
    return { at: -1, says: '', isNative: false, isRinged: true };
  const stops = Reflect.get(window, 'stops');
  const known = stops.indexOf(stop);
  const label = document.getElementById(stop.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
  const words =
    stop.getAttribute('aria-label') ??
    label?.textContent ??
    (stop instanceof HTMLInputElement ? stop.labels?.[0]?.textContent : undefined) ??
    stop.textContent;
  const kind = stop.getAttribute('role') ?? stop.localName;
  if (known === -1) stops.push(stop);
  return {
    at: known === -1 ? stops.length - 1 : known,
    says: `${kind} "${(words ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`,
    isNative: stop.matches('button:not([aria-disabled="true"]), a[href], input[type="checkbox"]'),
    isRinged: stop.matches(':focus-visible'),
  };
}

/** How often the keys have pressed something since this was asked last. @returns {number} */
export function pressesNow() {
  const pressed = Reflect.get(window, 'pressed');
  const { times } = pressed;
  pressed.times = 0;
  return times;
}
