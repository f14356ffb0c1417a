import type { Locale } from '@urzad/domain';

export type { Locale };

/** The texts of one widget in both languages; `en` has exactly the keys of `pl`. */
export type LabelSet<Labels> = Readonly<Record<Locale, Labels>> & {
  /** The name of the widget, by which an application gives words of its own. */
  readonly widget?: string;
};

/** Words of widgets by their names, for every widget inside a provider. */
export type GivenWords = Readonly<Record<string, object | undefined>>;

/** A text that a language lacks. Types forbid it here; texts from elsewhere may still have gaps. */
export interface MissingText {
  /** The language that lacks it. */
  locale: Locale;
  /** Names of the nested words from the outside in, `steps.next`. */
  key: string;
  /** The widget whose text it is; a set of words of an application may have no such name. */
  widget?: string | undefined;
}

/** Is told of each text that a language lacks. */
export type MissingPort = (missing: MissingText) => void;

/** Of a widget that server components render too: they read no provider. */
export interface LocaleProp {
  /** The language. @default that of the provider around, or Polish */
  locale?: Locale | undefined;
}

export const DEFAULT_LOCALE: Locale = 'pl';

export const logMissing: MissingPort = ({ locale, key, widget }) =>
  console.warn(
    `The words ${widget ? `of ${widget} ` : ''}in the language "${locale}" have no "${key}": the Polish text stands in for it.`,
  );

/** A cache of completed words: a gap is reported once, and a widget gets the same object at each render. */
const whole = new WeakMap<object, Partial<Record<Locale, object>>>();

/** The words in this language. A missing one is reported and replaced by the Polish text, or an empty one (Spec §8). */
export function wordsIn<Labels extends object>(
  set: LabelSet<Labels>,
  locale: Locale,
  onMissing: MissingPort,
): Labels {
  const known = whole.get(set) ?? {};
  const { widget } = set;
  known[locale] ??= fill([set[locale], set[DEFAULT_LOCALE], set.pl, set.en], (key) =>
    onMissing({ locale, key, ...(widget && { widget }) }),
  );
  whole.set(set, known);

  return known[locale] as Labels; // made of the very set of Labels that is its key
}

type Words = Record<string, unknown>;

/** Typesets a text of the interface by its language, e.g. with no-break spaces. It changes nothing but spaces. */
export type TypesetPort = (text: string, locale: Locale) => string;

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

/** Whether words stand in it, and not one text. */
export function isGroup(words: unknown): words is Words {
  return words instanceof Object && words.constructor === Object;
}

/** A cache of replaced words, by what replaces them: a widget gets the same object at each render. */
const replaced = new WeakMap<object, WeakMap<object, object>>();

/** The words of a widget, with those that the application gives for it, nested ones too. */
export function withGiven<Labels extends object>(words: Labels, given: object | undefined): Labels {
  if (!given) return words;
  const known = replaced.get(given) ?? new WeakMap<object, object>();
  replaced.set(given, known);
  const made = known.get(words) ?? fill([given, words], () => undefined);
  known.set(words, made);

  return made as Labels; // made of the very words that are its key
}
