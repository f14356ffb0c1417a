/** `data-scheme`, `data-dark`, `data-contrast` and `data-accent` of the root, without `data-`. */
export type Attributes = Readonly<Record<string, string>>;

interface Rule {
  selectors: string[];
  declarations: [name: string, value: string][];
}

/** Where the root is shown. Only there the scheme `system` is dark. */
export type Medium = 'screen' | 'dark screen' | 'paper';

const NOT_PAPER = '@media not print';
const MEDIA: Record<Medium, readonly string[]> = {
  screen: [NOT_PAPER],
  'dark screen': [NOT_PAPER, '@media screen and (prefers-color-scheme:dark)'],
  paper: [],
};

/** The colours of the root with these attributes, by the cascade of a browser: role → `#…`. Later sheets stand after earlier ones. */
export function colorsWorn(
  css: string,
  attributes: Attributes,
  medium: Medium = 'dark screen',
): Map<string, string> {
  const matching = rulesOf(css, MEDIA[medium])
    .flatMap(({ selectors, declarations }) =>
      selectors
        .filter((selector) => matches(selector, attributes))
        .map((selector) => ({ weight: weightOf(selector), declarations })),
    )
    // Stable: of two rules of equal specificity the later one wins.
    .sort((a, b) => a.weight - b.weight);
  const values = new Map(matching.flatMap(({ declarations }) => declarations));

  return new Map([...values.keys()].map((name) => [name, resolved(name, values)] as const).filter(isColor));
}

/** The roles, but not the steps of scales, which no widget uses. */
export function rolesOf(css: string): string[] {
  const roles = colorsWorn(css, { scheme: 'light' }).keys();
  return [...roles].filter((role) => /^(on-)?avatar|^chart-/.test(role) || !/-\d+$/.test(role));
}

/** The rules outside media queries, and those inside of these. */
function rulesOf(css: string, media: readonly string[]): Rule[] {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(@media[^{]*)\{((?:[^{}]*\{[^{}]*\})*)\}/g, (_, query: string, rules: string) =>
      media.includes(query.trim()) ? rules : '',
    );
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations: [...body.matchAll(/--urzad-([\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  }));
}

function matches(selector: string, attributes: Attributes): boolean {
  const refused = [...selector.matchAll(/:not\(\[data-([a-z]+)="([a-z]+)"\]\)/g)];
  const plain = withoutWeightless(selector);
  const wanted = [...plain.matchAll(/\[data-([a-z]+)="([a-z]+)"\]/g)];
  const rest = plain.replace(/\[data-[a-z]+="[a-z]+"\]|:root|:not\(#_\)/g, '');
  if (rest !== '') throw new Error(`A selector that tokens should not need: "${selector}".`);

  return (
    wanted.every(([, name = '', value]) => attributes[name] === value) &&
    refused.every(([, name = '', value]) => attributes[name] !== value)
  );
}

/** `:where()` adds nothing to the specificity; a brand excludes other accents by it. */
function withoutWeightless(selector: string): string {
  return selector.replace(/:where\((?::not\(\[[^\]]*\]\))+\)/g, '');
}

/** Specificity as one number: an id is higher than any number of attributes. */
function weightOf(selector: string): number {
  const counted = withoutWeightless(selector);
  return (counted.match(/#/g)?.length ?? 0) * 100 + (counted.match(/\[|:root/g)?.length ?? 0);
}

function resolved(name: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(name) ?? '';
  const reference = /^var\(--urzad-([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolved(reference, values) : value;
}

function isColor([, value]: readonly [string, string]): boolean {
  return value.startsWith('#');
}
