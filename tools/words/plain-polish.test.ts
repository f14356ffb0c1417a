import { expect, it } from 'vitest';

/** Everything that can hold a sentence of the product: words, letters, laws, templates. */
const files = import.meta.glob<string>(
  [
    '../../packages/{domain,grants,contract,ui}/src/**/*.{ts,tsx}',
    '../../apps/{portal,server}/src/**/*.{ts,tsx}',
    '../../apps/server/assets/templates/*.typ',
    '!../../**/*.{test,stories}.{ts,tsx}',
    '!../../**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Messages of the specification, which stay letter for letter (Spec §4, §8). */
const AS_SPECIFIED = ['Straciłeś dostęp do internetu', 'Podałeś niepoprawne aktualne hasło'];

/** A verb or an adjective that asks for the sex of the reader or of the speaker. */
const BY_SEX =
  /\p{L}+(?:łeś|łaś|łbyś|łabyś)(?!\p{L})|\p{L}*(?:ał|ął|ił|ył)[ae]m(?!\p{L})|\p{L}+(?:[yi]|łem)\/(?:a|am|łam|ą)(?!\p{L})|(?:jesteś|byś był[a]?) (?:pewn|gotow|zalogowan|uprawnion)[aye](?!\p{L})/giu;

/** Nouns in the instrumental that look like verbs of the first person. */
const NOUNS = [
  'artykułem',
  'tytułem',
  'rozdziałem',
  'działem',
  'podziałem',
  'udziałem',
  'całem',
  'materiałem',
];

/** Names of files and paths in code, e.g. `w/a`. */
const isWord = (found: string) => !NOUNS.includes(found.toLowerCase());

it('asks nobody for their sex by grammar', () => {
  const found = Object.entries(files).flatMap(([file, text]) => {
    const ours = AS_SPECIFIED.reduce((rest, message) => rest.replaceAll(message, ''), text);
    return [...ours.matchAll(BY_SEX)].filter(([word]) => isWord(word)).map(([word]) => `${file}: ${word}`);
  });

  expect(found).toEqual([]);
});

it('looks at the whole product', () => {
  expect(Object.keys(files).length).toBeGreaterThan(900);
});

it.each([
  'Zapoznałam się',
  'zapoznałem się',
  'Zapoznałem/am się',
  'Zaznaczyłeś za mało',
  'zrobiłabyś',
  'Jesteś pewna?',
  'zapisany/a',
])('knows such a form: %s', (text) => {
  expect(text).toMatch(new RegExp(BY_SEX.source, 'iu'));
});
