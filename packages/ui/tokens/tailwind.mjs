// tailwind.css: names of tokens for the Tailwind of a host, beside its own.
import { listTokens, nameOf } from './token-list.mjs';

/** Namespaces of Tailwind, which make the classes, by the group of a token. Steps of scales have none: roles say what they are for. */
const NAMESPACE = {
  color: 'color',
  space: 'spacing',
  target: 'spacing',
  layout: 'container',
  radius: 'radius',
  elevation: 'shadow',
  text: 'text',
  weight: 'font-weight',
  font: 'font',
  ease: 'ease',
  dur: 'transition-duration',
  layer: 'z-index',
};

/** Those whose classes are of another kind than the rest of their group. */
const OF_THEIR_OWN = {
  'page-gutter': 'spacing',
  'focus-width': 'outline-width',
  'focus-offset': 'outline-offset',
};

/** Groups whose name the namespace says already. */
const SAID_BY_NAMESPACE = new Set([
  'space',
  'radius',
  'elevation',
  'text',
  'weight',
  'font',
  'ease',
  'dur',
  'layer',
]);

export function tailwindCss(tokens) {
  return [
    '/*',
    ' * Written by packages/ui/tokens/build-tokens.mjs. Change it there.',
    ' *',
    ' * Import it before `tailwindcss`: the order of layers is that of the first who names them. Widgets win over the reset of',
    ' * Tailwind, and classes of the page win over widgets. Tailwind writes the theme of the page where the first `@theme` stands,',
    ' * so this one is in the layer of its own.',
    ' */',
    '@layer theme, base, urzad, components, utilities;',
    '',
    '@layer theme {',
    '  @theme inline {',
    ...listTokens(tokens, 'light')
      .flatMap(linesOf)
      .map((line) => `    ${line}`),
    '  }',
    '}',
    '',
  ].join('\n');
}

function linesOf({ place }) {
  const [group, leaf] = place;
  const name = nameOf(place);
  const namespace = OF_THEIR_OWN[name] ?? NAMESPACE[group];
  if (!namespace) return [];

  const property = `--${namespace}-urzad-${SAID_BY_NAMESPACE.has(group) ? leaf : name}`;
  const line = `${property}: var(--urzad-${name});`;
  return group === 'text' ? [line, `${property}--line-height: var(--urzad-line-${leaf});`] : [line];
}
