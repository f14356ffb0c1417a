// token-values.ts: the tokens of the light scheme for scripts.
import { listTokens, nameOf } from './token-list.mjs';

export function tokensTypeScript(tokens) {
  const lines = listTokens(tokens, 'light').flatMap(({ place, css }) => {
    const name = nameOf(place);
    return name ? [entry(keyOf(name), typeof css === 'number' ? css : quoted(css))] : [];
  });

  return [
    '// Written by packages/ui/tokens/build-tokens.mjs, one line for each token. Change it there.',
    '',
    '/**',
    ' * The value of each token in the light scheme, with the default accent and the smallest size of letters, by its name:',
    ' * its custom property without `--urzad-`. For what reads no custom properties, such as a canvas or a letter; styles use',
    ' * `tokenVar`, which follows the settings of the person.',
    ' */',
    'export const TOKENS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

/** In the width of a line, as the formatter has it. */
function entry(key, value) {
  const line = `  ${key}: ${value},`;
  return line.length > 110 ? `  ${key}:\n    ${value},` : line;
}

const keyOf = (name) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);
const quoted = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`);
