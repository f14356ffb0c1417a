const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../packages/ui/src/**/*.labels.ts',
    '../../apps/portal/src/**/{messages,*-messages}.ts',
    '../../apps/portal/src/**/messages/*.ts',
    // A text of the law is too long to stand beside its translation.
    '!../../apps/portal/src/**/*.{test,pl,en}.ts',
    '!../../apps/portal/src/shared/i18n/messages.ts',
  ],
  { eager: true },
);

interface WordSet {
  /** Of a widget of the library. */
  widget?: string;
  pl: unknown;
  en: unknown;
}

/** Every set of words in two languages, with the file and the name it is exported under. */
export const wordSets = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, WordSet] => isWordSet(entry[1]))
    .map(([name, set]) => ({ file, name, ...set })),
);

export const wordFiles = Object.keys(files);

/** Every text by its path; the parameters of a function are filled with samples. */
export function textsOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]]);
  if (isText(words)) return textsOf(filled(words, path), `${path}()`);
  if (typeof words !== 'object' || words === null) return new Map();

  return new Map(
    Object.entries(words).flatMap(([key, word]) => [...textsOf(word, path ? `${path}.${key}` : key)]),
  );
}

function isText(words: unknown): words is (...gaps: unknown[]) => unknown {
  return typeof words === 'function';
}

/** The parameter of a text is a count, a name, a day or a time: the first that the text accepts. */
function filled(text: (...gaps: unknown[]) => unknown, path: string): unknown {
  for (const sample of [5, '2027-02-10', new Date('2027-02-10T08:00:00.000Z')]) {
    try {
      return text(...Array(text.length).fill(sample));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Error(`No sample fits the gaps of "${path}": add one that does.`);
}

function isWordSet(value: unknown): value is WordSet {
  return typeof value === 'object' && value !== null && 'pl' in value && 'en' in value;
}
