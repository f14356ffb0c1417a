/**
 * @typedef {object} Look what a browser computes for an element, or for a part of it such as `::before`
 * @property {string} of
 * @property {string} said a line for each property
 */

/**
 * The looks of the elements that a selector finds, without what follows from the room that the page leaves (sizes, places
 * and origins). Runs in the page, so that it uses nothing of this module.
 * @param {string} selector @returns {Look[]}
 */
export function looksOf(selector) {
  const layout =
    /^(width|height|inline-size|block-size|grid-template-(columns|rows)|(perspective|transform)-origin|inset.*|top|right|bottom|left|--.*)$/;
  /** @param {Element} element @param {string} [part] @returns {Look[]} */
  const look = (element, part) => {
    const style = getComputedStyle(element, part);
    if (part && style.content === 'none') return [];
    const names = [...style].filter((name) => !layout.test(name));
    return [
      {
        of: `${element.tagName.toLowerCase()}${part ?? ''} ${element.getAttribute('class') ?? ''}`,
        said: names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n'),
      },
    ];
  };
  return [...document.querySelectorAll(selector)].flatMap((element) => [
    ...look(element),
    ...look(element, '::before'),
    ...look(element, '::after'),
  ]);
}

/**
 * A line for each property that is not the same, and for elements that the other page does not have.
 * @param {readonly Look[]} before @param {readonly Look[]} after @returns {string[]}
 */
export function differences(before, after) {
  const names = before.map(({ of }) => of);
  const others = after.map(({ of }) => of);
  if (names.join('\n') !== others.join('\n'))
    return [`Other elements: ${names.join(', ')} → ${others.join(', ')}`];

  return before.flatMap(({ of, said }, at) => {
    const now = after[at]?.said ?? '';
    if (now === said) return [];
    const lines = now.split('\n');
    return said
      .split('\n')
      .map((line, nth) => (line === lines[nth] ? '' : `${of}: ${line} → ${lines[nth]}`))
      .filter(Boolean);
  });
}
