import postcss from 'postcss';
import { expect, test } from 'vitest';
import { compileStyles } from '../../packages/ui/build/compile-styles.mjs';
import { sheetsOf } from '../../packages/ui/build/sheets.mjs';

/** The list of what makes an element ours, as it is written in `reset.css`. */
const OURS = /:where\(\[class\^=u\\:\](,[^()]*)*\)/g;

/** What a browser keeps in a list of its own: only who has it, or is it, is asked. */
const OWN_LIST = /^(::(?!before|after)|:(root|host|focus|focus-visible|-moz-ui-invalid)\b)/;

/**
 * A browser sorts rules by a class, an attribute or a name of their last element, and skips those that name a class around
 * it which is nowhere around. What is left it tries on each element of the page: of a gallery of 500 pictures these were a
 * third of the time of all styles.
 */
test('a browser tries few rules on each element of a page', async () => {
  const { layered } = sheetsOf((await compileStyles()).css);
  const tried: string[] = [];
  postcss.parse(layered).walkRules(({ selectors, parent }) => {
    const at = parent && 'name' in parent ? `${parent.name} ${'params' in parent ? parent.params : ''}` : '';
    // `@supports` holds what browsers without `@property` need.
    if (!/keyframes|print|supports/.test(at)) tried.push(...selectors.filter(isTriedOnEach));
  });

  expect([...new Set(tried)].map((one) => one.replaceAll(OURS, 'OURS')).sort()).toEqual([
    ':is(:where(.u\\:group):has(:is(button:enabled:hover)) :is(.u\\:each\\:group-has-\\[button\\:enabled\\:hover\\]\\:bg-accent-hover>*))',
    'OURS',
    'OURS:not(OURS>*,svg *)',
    'OURS:where(:not(.u\\:page.u\\:plain *))',
    'OURS:where(:not(.u\\:page.u\\:plain *)):after',
    'OURS:where(:not(.u\\:page.u\\:plain *)):before',
  ]);
});

test.each([
  ['.u\\:card', false],
  [':is(.u\\:each>*)', true],
  ['.u\\:each>*', false],
  [':where(.u\\:lines>:not(:last-child))', true],
  [':is(:where(.u\\:peer):checked~.u\\:tick)', false],
  [':where(h1,h2)', true],
  ['h1:where(.u\\:a,.u\\:b)', false],
  [':where(svg) *', false],
  [':where(.u\\:a,.u\\:b)::placeholder', false],
])('%s is tried on each element: %s', (selector, isTried) => {
  expect(isTriedOnEach(selector)).toBe(isTried);
});

function isTriedOnEach(selector: string): boolean {
  const compounds = splitAt(selector, /[\s>+~]/);
  return !compounds.some(hasList);
}

/** Whether it says a class, an attribute or a name by which rules are sorted, or is a pseudo-class of such a one alone. */
function hasList(compound: string): boolean {
  return simpleIn(compound).some((simple) => {
    if (/^[.#[a-z]/i.test(simple) || OWN_LIST.test(simple)) return true;
    const [, inside = ''] = /^:(?:is|where)\((.*)\)$/s.exec(simple) ?? [];
    const choices = splitAt(inside, /,/);
    return choices.length === 1 && hasList(splitAt(choices[0] ?? '', /[\s>+~]/).at(-1) ?? '');
  });
}

/** `a.b:is(.c)` as `a`, `.b`, `:is(.c)`. */
function simpleIn(compound: string): string[] {
  return splitAt(compound.replaceAll(/(?<![\\:])(?=[.#[]|::?[a-z-])/gi, '\0'), /\0/).map((one) =>
    one.replaceAll('\0', ''),
  );
}

/** Parts between separators that stand in no bracket, without empty ones. */
function splitAt(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const [letter] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    depth += Number(/^[([]$/.test(letter)) - Number(/^[)\]]$/.test(letter));
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}
