// One rule of contrast for our tokens and for the brand of any office: the test of tokens.css and the command `theme` ask it.
import { contrast, LEAST_CONTRAST } from '../../domain/src/colours/contrast';
import { PAIR_GROUPS } from './contrast-pairs';
import { type Attributes, colorsWorn } from './token-cascade';

export interface Look {
  name: string;
  scheme: string;
  level: keyof (typeof LEAST_CONTRAST)['text'];
  attributes: Attributes;
}

export interface WeakPair {
  /** The role in front, and the one behind it. */
  front: string;
  back: string;
  ratio: number;
  needs: number;
}

const SCHEMES = {
  light: { scheme: 'light' },
  dark: { scheme: 'dark', dark: 'default' },
  black: { scheme: 'dark', dark: 'black' },
  'high contrast': { scheme: 'light', contrast: 'high' },
  'high contrast over dark': { scheme: 'dark', contrast: 'high' },
  'high contrast over black': { scheme: 'dark', dark: 'black', contrast: 'high' },
};
const ACCENTS = ['purple', 'green', 'orange', 'blue'];

/** Every look that a person can choose. */
export const LOOKS: readonly Look[] = Object.entries(SCHEMES).flatMap(([name, scheme]) =>
  ACCENTS.map((accent) => ({
    name: `${name}, ${accent}`,
    scheme: name,
    level: 'contrast' in scheme ? ('high' as const) : ('normal' as const),
    attributes: { ...scheme, accent },
  })),
);

export const PAIRS = PAIR_GROUPS.flatMap(({ rows }) =>
  rows.flatMap(({ needs, front, backs }) => backs.map((back) => ({ needs, front, back }))),
);

/** The pairs that cannot be read or seen with these colours, by role. */
export function weakPairs(colors: ReadonlyMap<string, string>, level: Look['level']): WeakPair[] {
  return PAIRS.flatMap(({ needs: what, front, back }) => {
    const needs = LEAST_CONTRAST[what][level];
    const ratio = contrast(colors.get(front) ?? front, colors.get(back) ?? back);
    return ratio < needs ? [{ front, back, ratio, needs }] : [];
  });
}

export function sayWeakPair({ front, back, ratio, needs }: WeakPair): string {
  return `${front} on ${back}: ${ratio.toFixed(2)}, needs ${needs}`;
}

/** A sentence for each pair that is too weak in some look of these style sheets, naming the first such scheme. */
export function contrastRefusals(css: string): string[] {
  const found = new Map<string, string>();
  for (const { scheme, level, attributes } of LOOKS)
    for (const pair of weakPairs(colorsWorn(css, attributes), level)) {
      const key = `${pair.front} ${pair.back}`;
      if (!found.has(key)) found.set(key, `${sayWeakPair(pair)} (scheme: ${scheme})`);
    }

  return [...found.values()];
}
