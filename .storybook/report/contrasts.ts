import { contrast, LEAST_CONTRAST } from '../../packages/domain/src/colours/contrast';
import { LOOKS, PAIRS } from '../../packages/ui/tokens/contrast-gate';
import { colorsWorn } from '../../packages/ui/tokens/token-cascade';

/** Two colours that meet, in one look. */
export interface Contrast {
  /** As `text on surface`. */
  pair: string;
  /** Scheme and accent. */
  look: string;
  scheme: string;
  ratio: number;
  needs: number;
}

/** Every pair of tokens in every look that a person can choose. */
export function contrastsOf(css: string): Contrast[] {
  return LOOKS.flatMap(({ name, scheme, level, attributes }) => {
    const colors = colorsWorn(css, attributes);
    return PAIRS.map(({ needs, front, back }) => ({
      pair: `${front} on ${back}`,
      look: name,
      scheme,
      ratio: contrast(colors.get(front) ?? front, colors.get(back) ?? back),
      needs: LEAST_CONTRAST[needs][level],
    }));
  });
}

/** For each pair its contrast in each scheme, of the accent with the least. */
export function weakestInSchemes(contrasts: readonly Contrast[]): Map<string, Contrast[]> {
  const weakest = [...Map.groupBy(contrasts, ({ pair, scheme }) => `${pair} ${scheme}`).values()].flatMap(
    (accents) => accents.toSorted((one, other) => one.ratio - other.ratio).slice(0, 1),
  );
  return Map.groupBy(weakest, ({ pair }) => pair);
}
