import { isGroup, type Locale, type TypesetPort } from './words';

/** A cache of typeset words, for each function. */
const typeset = new WeakMap<TypesetPort, WeakMap<object, object>>();

/**
 * The same words, each text typeset, results of functions too. A widget gets the same object at each render. Comes with
 * the provider, as a page without one typesets nothing.
 */
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
