import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const FILES = {
  tailwindcss: resolve('tailwindcss/index.css'),
  '@urzad/ui/tailwind.css': resolve('../src/foundations/styles/tailwind.css'),
};

/** A page with a theme of its own, by whose names ours could be mistaken. */
const HOST = '@import "tailwindcss"; @theme { --color-accent: #ff0000; --radius-card: 3px; }';
const WITH_OURS = `@import "@urzad/ui/tailwind.css"; ${HOST}`;

/** The style sheet of a page that uses these classes. */
async function sheetOf(source, classes) {
  const { build } = await compile(source, {
    loadStylesheet: async (id, base) => ({ path: FILES[id], base, content: readFileSync(FILES[id], 'utf8') }),
  });
  return build(classes);
}

/** The declarations of the class, in one line. */
async function declarationsOf(name) {
  const sheet = await sheetOf(WITH_OURS, [name]);
  const [, body = ''] = sheet.split(`\n  .${name} {`);
  return body.split('\n  }')[0].replaceAll(/\s+/g, ' ').trim();
}

/** Each rule with the at-rules around it. */
function rulesOf(sheet) {
  const rules = [];
  postcss.parse(sheet).walkRules((rule) => {
    const around = [];
    for (let node = rule.parent; node.type !== 'root'; node = node.parent)
      around.push(node.selector ?? `@${node.name} ${node.params}`);
    rules.push([...around.reverse(), rule.selector, rule.nodes.map(String)]);
  });
  return rules;
}

describe('in a page with Tailwind', () => {
  it.each([
    ['bg-urzad-accent', 'background-color: var(--urzad-accent);'],
    ['text-urzad-text-muted', 'color: var(--urzad-text-muted);'],
    ['border-urzad-error-border', 'border-color: var(--urzad-error-border);'],
    ['p-urzad-4', 'padding: var(--urzad-space-4);'],
    ['px-urzad-page-gutter', 'padding-inline: var(--urzad-page-gutter);'],
    ['min-h-urzad-target-default', 'min-height: var(--urzad-target-default);'],
    ['max-w-urzad-form-max', 'max-width: var(--urzad-form-max);'],
    ['rounded-urzad-md', 'border-radius: var(--urzad-radius-md);'],
    ['font-urzad-sans', 'font-family: var(--urzad-font-sans);'],
    ['z-urzad-modal', 'z-index: var(--urzad-layer-modal);'],
    ['outline-offset-urzad-focus-offset', 'outline-offset: var(--urzad-focus-offset);'],
  ])('%s reads the token', async (name, declarations) => {
    expect(await declarationsOf(name)).toBe(declarations);
  });

  it.each([
    ['text-urzad-sm', ['font-size: var(--urzad-text-sm);', 'var(--urzad-line-sm)']],
    ['font-urzad-medium', ['font-weight: var(--urzad-weight-medium);']],
    ['shadow-urzad-2', ['var(--urzad-elevation-2)']],
    ['duration-urzad-fast', ['transition-duration: var(--urzad-dur-fast);']],
    ['ease-urzad-enter', ['transition-timing-function: var(--urzad-ease-enter);']],
    ['outline-urzad-focus-width', ['outline-width: var(--urzad-focus-width);']],
  ])('%s reads the tokens, among properties of Tailwind', async (name, parts) => {
    const declarations = await declarationsOf(name);
    for (const part of parts) expect(declarations).toContain(part);
  });

  it('the names of the page and of Tailwind mean what they meant', async () => {
    const classes = [
      ...['bg-accent', 'rounded-card', 'bg-red-500', 'text-sm', 'rounded-md', 'p-4', 'max-w-md', 'font-sans'],
      ...['font-medium', 'shadow-md', 'ease-in', 'z-10', 'duration-200', 'outline-2', 'tablet:p-4', 'md:p-4'],
    ];
    const [ours, plain] = await Promise.all([sheetOf(WITH_OURS, classes), sheetOf(HOST, classes)]);
    expect(plain).toContain('.bg-accent');
    expect(rulesOf(ours)).toEqual(rulesOf(plain));
  });

  it('widgets stand between the reset of Tailwind and the classes of the page', async () => {
    const [, first] = /@layer ([^;]+);/.exec(await sheetOf(WITH_OURS, []));
    expect(first).toBe('theme, base, urzad, components, utilities');
  });

  it('a page that gives Tailwind a prefix has it before our names too', async () => {
    const prefixed = WITH_OURS.replace('@import "tailwindcss"', '@import "tailwindcss" prefix(tw)');
    expect(await sheetOf(prefixed, ['tw:bg-urzad-accent'])).toContain(
      'background-color: var(--urzad-accent);',
    );
  });
});
