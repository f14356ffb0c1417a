/** The style sheet of the package, so that rules can be chosen from it. The build of the package writes it as `styles.rules.json`. */
export interface SheetRules {
  /** The order of the layers, from the weakest to the strongest. */
  layers: string[];
  /** The faces of its fonts, whose files lie beside it. CSS. */
  fonts: string;
  /** What else every page needs: tokens, reset. CSS. */
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
  /** What every page needs, and the rules of the classes that this one names. */
  first: string;
  /** Every rule. Beside the first part, before it or after it, those win that win in the whole sheet. */
  later: string;
  /** The classes for want of which rules were left out of the first part. */
  missing: ReadonlySet<string>;
}

/**
 * A style sheet in two parts, by the classes that a page names.
 *
 * The later part stands where rules stand in the whole sheet, the first in sub-layers below, so that beside it the first says
 * nothing that counts. Only among important declarations the weaker layer wins: all of those stand in the first part.
 */
export function sheetParts(sheet: SheetRules, isNamed: (className: string) => boolean): SheetParts {
  const chosen = layersOf(sheet, (rule) => (rule.isImportant ? rule : withNamed(rule, isNamed)));
  const all = layersOf(sheet, (rule) => (rule.isImportant ? undefined : rule));
  const first = textOf(chosen, '.first');
  const later = textOf(all, '');
  const spokenOf = Object.keys(sheet.named).filter(
    // Tokens name animations, but only a rule needs a property.
    (name) => first.includes(name) || (!name.startsWith('--') && sheet.shared.includes(name)),
  );

  return {
    first: orderOf(sheet) + sheet.shared + namedOf(sheet, (name) => spokenOf.includes(name)) + first,
    later: orderOf(sheet) + namedOf(sheet, (name) => !spokenOf.includes(name)) + later,
    missing: new Set(classesOf(sheet).filter((name) => !isNamed(name))),
  };
}

/** All behind the beginning in one part, for a page whose classes are not known. CSS. */
export function wholeSheet(sheet: SheetRules): string {
  const all = layersOf(sheet, (rule) => rule);

  return orderOf(sheet) + sheet.shared + namedOf(sheet, () => true) + textOf(all, '');
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
    .map(([layer, rules]) => `@layer ${layer}${subLayer}{${blocksOf(rules)}}`)
    .join('');
}

/** Neighbours under the same conditions stand under them together. */
function blocksOf(rules: readonly SheetRule[]): string {
  const blocks: { within: readonly string[]; text: string }[] = [];
  for (const { within, selectors, says } of rules) {
    const text = `${Object.keys(selectors).join()}{${says}}`;
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
