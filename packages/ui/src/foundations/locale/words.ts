import type { Locale } from '@urzad/domain';

export type { Locale };

/** The texts of one widget in both languages; `en` has exactly the keys of `pl`. */
export type LabelSet<Labels> = Readonly<Record<Locale, Labels>>;

/** A text that a language lacks. Types forbid it here; texts from elsewhere may still have gaps. */
export interface MissingText {
  /** The language that lacks it. */
  locale: Locale;
  /** Names of the nested words from the outside in, `steps.next`. */
  key: string;
}

/** Is told of each text that a language lacks. */
export type MissingPort = (missing: MissingText) => void;

/** Of a widget that server components render too: they read no provider. */
export interface LocaleProp {
  /** The language. @default that of the provider around, or Polish */
  locale?: Locale | undefined;
}

export const DEFAULT_LOCALE: Locale = 'pl';

export const logMissing: MissingPort = ({ locale, key }) =>
  console.warn(`The words of language "${locale}" have no "${key}": the Polish text stands in for it.`);

/** A cache of completed words: a gap is reported once, and a widget gets the same object at each render. */
const whole = new WeakMap<object, Partial<Record<Locale, object>>>();

/** The words in this language. A missing one is reported and replaced by the Polish text, or an empty one (Spec §8). */
export function wordsIn<Labels extends object>(
  set: LabelSet<Labels>,
  locale: Locale,
  onMissing: MissingPort,
): Labels {
  const known = whole.get(set) ?? {};
  known[locale] ??= fill([set[locale], set[DEFAULT_LOCALE], ...Object.values(set)], (key) =>
    onMissing({ locale, key }),
  );
  whole.set(set, known);

  return known[locale] as Labels; // made of the very set of Labels that is its key
}

type Words = Record<string, unknown>;

/** Typesets a text of the interface by its language, e.g. with no-break spaces. It changes nothing but spaces. */
export type TypesetPort = (text: string, locale: Locale) => string;

/** A cache of typeset words, for each function. */
const typeset = new WeakMap<TypesetPort, WeakMap<object, object>>();

/** The same words, each text typeset, results of functions too. A widget gets the same object at each render. */
export function typesetWords<Labels extends object>(
  words: Labels,
  port: TypesetPort,
  locale: Locale,
): Labels {
  const known = typeset.get(port) ?? new WeakMap<object, object>();
  typeset.set(port, known);
  const made = known.get(words) ?? typesetOf(words, (text) => port(text, locale));
  known.set(words, made as object);

  return made as Labels; // made of the very words that are its key
}

function typesetOf(word: unknown, set: (text: string) => string): unknown {
  if (typeof word === 'string') return set(word);
  if (typeof word === 'function') return (...gaps: unknown[]) => typesetOf(word(...gaps), set);
  if (Array.isArray(word)) return word.map((item) => typesetOf(item, set));
  if (!isGroup(word)) return word;

  return Object.fromEntries(Object.entries(word).map(([key, item]) => [key, typesetOf(item, set)]));
}

/** @param languages the wanted one, then the default, then all, which together have every key */
function fill(languages: readonly unknown[], onMissing: (key: string) => void): object {
  const groups = languages.map((words) => (isGroup(words) ? words : {}));
  const filled: Words = Object.assign({}, ...groups);
  for (const key of Object.keys(filled)) {
    const texts = groups.map((words) => words[key]);
    const [own, standIn] = texts;
    if (texts.some(isGroup)) filled[key] = fill(texts, (inner) => onMissing(`${key}.${inner}`));
    else {
      if (own === undefined) onMissing(key);
      filled[key] = own ?? standIn ?? '';
    }
  }
  return filled;
}

function isGroup(words: unknown): words is Words {
  return words instanceof Object && words.constructor === Object;
}
