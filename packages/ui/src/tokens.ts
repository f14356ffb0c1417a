import { TOKENS } from './foundations/tokens/token-values';

export { TOKENS };

/** The name of a token: its custom property without `--urzad-`. */
export type TokenName = keyof typeof TOKENS;

/** A token as a style reads it, which follows scheme, contrast, accent and size of letters: `var(--urzad-accent)`. */
export function tokenVar<Name extends TokenName>(name: Name): `var(--urzad-${Name})` {
  return `var(--urzad-${name})`;
}
