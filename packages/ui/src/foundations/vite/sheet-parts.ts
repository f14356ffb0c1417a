import { namesOf, type TokenRule, tokensNeeded, withTokens } from './sheet-tokens';

/** The style sheet of the package, so that rules can be chosen from it. The build of the package writes it as `styles.rules.json`. */
export interface SheetRules {
  /** The order of the layers, from the weakest to the strongest. */
  layers: string[];
  /** The faces of its fonts, whose files lie beside it. CSS. */
  fonts: string;
  /** The tokens: the rules of the weakest layer, which set nothing but custom properties. */
  tokens: TokenRule[];
  /** What else every page needs: the reset, what a page of ours is. CSS. */
  shared: string;
  /** Animations and registered properties. CSS, by the name under which rules speak of each. */
  named: Record<string, string>;
  /** The rules of the other layers in the order of the sheet, by the name of their layer. */
  rules: Record<string, SheetRule[]>;
}

export interface SheetRule {
  /** At-rules around it from the outermost, such as `@media print`. */
  within: string[];
  /** Its selectors, each with all classes of ours without which it selects nothing. */
  selectors: Record<string, string[]>;
  /** Its declarations. CSS. */
  says: string;
  /** Whether its declarations are important: all of them are or none. */
  isImportant: boolean;
}

/** What a page loads of the sheet beside its beginning. CSS. */
export interface SheetParts {
  /** What every page needs, the rules of the classes that this one names, and the tokens that these read. */
  first: string;
  /** Every other rule and token. Beside the first part, before it or after it, those win that win in the whole sheet. */
  later: string;
  /** The classes for want of which rules were left out of the first part. */
  missing: ReadonlySet<string>;
  /** The tokens that were left out of the first part. */
  missingTokens: readonly string[];
}

/** What a page has of its own that the sheet is chosen by. */
export interface PageNames {
  isNamed: (className: string) => boolean;
  /** The tokens that its scripts, pages and sheets speak of, or the beginnings of their names. */
  tokens: ReadonlySet<string>;
}

/**
 * A style sheet in two parts, by the classes that a page names and the tokens that it speaks of.
 *
 * The later part stands where rules stand in the whole sheet, the first in sub-layers below, so that beside it the first says
 * nothing that counts. Only among important declarations the weaker layer wins: all of those stand in the first part.
 */
export function sheetParts(sheet: SheetRules, { isNamed, tokens }: PageNames): SheetParts {
  const chosen = layersOf(sheet, (rule) => (rule.isImportant ? rule : withNamed(rule, isNamed)));
  const all = layersOf(sheet, (rule) => (rule.isImportant ? undefined : rule));
  const first = textOf(chosen, '.first');
  const read = sheet.shared + namedOf(sheet, () => true) + first;
  const needed = tokensNeeded(sheet.tokens, read, tokens);
  const shared = tokensOf(sheet, (token) => needed.has(token)) + sheet.shared;
  const spokenOf = Object.keys(sheet.named).filter(
    // Tokens name animations, but only a rule needs a property.
    (name) => first.includes(name) || (!name.startsWith('--') && shared.includes(name)),
  );

  return {
    first: orderOf(sheet) + shared + namedOf(sheet, (name) => spokenOf.includes(name)) + first,
    later:
      orderOf(sheet) +
      tokensOf(sheet, (token) => !needed.has(token)) +
      namedOf(sheet, (name) => !spokenOf.includes(name)) +
      textOf(all, ''),
    missing: new Set(classesOf(sheet).filter((name) => !isNamed(name))),
    missingTokens: namesOf(sheet.tokens).filter((token) => !needed.has(token)),
  };
}

/** All behind the beginning in one part, for a page whose classes are not known. CSS. */
export function wholeSheet(sheet: SheetRules): string {
  const all = layersOf(sheet, (rule) => rule);

  return (
    orderOf(sheet) + tokensOf(sheet, () => true) + sheet.shared + namedOf(sheet, () => true) + textOf(all, '')
  );
}

/** What the bundler of a page writes itself, as it knows where fonts will lie: the place of the layers, and the fonts. CSS. */
export function beginningOf(sheet: SheetRules): string {
  return orderOf(sheet) + sheet.fonts;
}

/** The classes without which some rule selects nothing. */
export function classesOf({ rules }: SheetRules): string[] {
  const all = Object.values(rules).flat();

  return [...new Set(all.flatMap(({ selectors }) => Object.values(selectors).flat()))];
}

type Layers = [layer: string, rules: SheetRule[]][];

function layersOf({ rules }: SheetRules, chosen: (rule: SheetRule) => SheetRule | undefined): Layers {
  return Object.entries(rules).map(([layer, all]) => [
    layer,
    all.map(chosen).filter((rule) => rule !== undefined),
  ]);
}

/** The rule with the selectors that may select something. */
function withNamed(rule: SheetRule, isNamed: (className: string) => boolean): SheetRule | undefined {
  const selectors = Object.entries(rule.selectors).filter(([, needed]) => needed.every(isNamed));

  return selectors.length > 0 ? { ...rule, selectors: Object.fromEntries(selectors) } : undefined;
}

function textOf(layers: Layers, subLayer: string): string {
  return layers
    .filter(([, rules]) => rules.length > 0)
    .map(([layer, rules]) => `@layer ${layer}${subLayer}{${blocksOf(rules.map(plainRule))}}`)
    .join('');
}

/** Tokens stay in the weakest layer: each is set in one of the parts only. */
function tokensOf({ layers: [weakest], tokens }: SheetRules, isWanted: (token: string) => boolean): string {
  const rules = withTokens(tokens, isWanted).map(({ says, ...rule }) => ({
    ...rule,
    says: Object.entries(says)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  }));
  return rules.length > 0 ? `@layer ${weakest}{${blocksOf(rules)}}` : '';
}

type PlainRule = { within: string[]; selectors: string; says: string };

function plainRule({ within, selectors, says }: SheetRule): PlainRule {
  return { within, selectors: Object.keys(selectors).join(), says };
}

/** Neighbours under the same conditions stand under them together. */
function blocksOf(rules: readonly PlainRule[]): string {
  const blocks: { within: readonly string[]; text: string }[] = [];
  for (const { within, selectors, says } of rules) {
    const text = `${selectors}{${says}}`;
    const last = blocks.at(-1);
    if (last && last.within.join() === within.join()) last.text += text;
    else blocks.push({ within, text });
  }
  return blocks
    .map(({ within, text }) => within.reduceRight((inner, condition) => `${condition}{${inner}}`, text))
    .join('');
}

function orderOf({ layers }: SheetRules): string {
  return `@layer ${layers.join()};`;
}

function namedOf({ named }: SheetRules, isWanted: (name: string) => boolean): string {
  return Object.keys(named)
    .filter(isWanted)
    .map((name) => named[name])
    .join('');
}
