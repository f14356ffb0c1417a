import { describe, expect, it } from 'vitest';
import * as errors from '../../packages/contract/src/errors';
import * as domain from '../../packages/domain/src/index';
import * as grants from '../../packages/grants/src/index';
import { textsOf, wordSets } from './word-sets';

interface Forbidden {
  /** The refused form. */
  words: RegExp;
  /** The term of `docs/glossary.md` that replaces it. */
  term: string;
  /** Where the form is allowed: names and texts of the specification and of the law. */
  except?: readonly RegExp[];
}

/** Of every Polish text: the screens, the tables of the domain, letters, legal texts, templates. */
const POLISH: readonly Forbidden[] = [
  { words: /\b(?:rund|tur)(?:a|y|ę|ą|zie)(?!\p{L})/iu, term: 'nabór' },
  { words: /wersj\p{L}+ robocz/iu, term: 'szkic' },
  { words: /formularz\p{L}* zgłosze/iu, term: 'formularz rekrutacyjny' },
  {
    words:
      /(?:wy(?:ślij|ślesz|słali|słan)\p{L}*(?: \p{L}+)? zgłosze|zgłosze\p{L}+(?: \p{L}+){0,2} wysłan|niewysłan)/iu,
    term: 'złożyć',
  },
  { words: /pokwitowani|(?<!\p{L})UPO(?!\p{L})/u, term: 'potwierdzenie złożenia' },
  {
    words: /prośb\p{L} o (?:uzupełnieni|popraw)|wezwani\p{L}+ do popraw/iu,
    term: 'wezwanie do uzupełnienia',
  },
  { words: /ma opiekuna(?!\p{L})/iu, term: 'osoba prowadząca' },
  {
    words: /weryfikacj/iu,
    term: 'ocena formalna',
    // Statuses of documents and of a claim, as the office names them.
    except: [/Weryfikacja dokumentów/u, /pl: 'Weryfikacja', en: 'Verification'/u],
  },
  { words: /(?<!\p{L})statut(?:u|em|ach)?(?![\p{L}/])/u, term: 'regulamin' },
  { words: /dotacj/iu, term: 'dofinansowanie' },
  {
    words: /(?<![\p{L}-])mail(?:a|u|em|owy|owo)(?!\p{L})/u,
    term: 'wiadomość',
    except: [/takim mailu już istnieje/u],
  },
  { words: /(['"`])E-mail:?\1/u, term: 'adres e-mail' },
  { words: /hasł\p{L} jednorazow/iu, term: 'kod' },
  { words: /(?<!\p{L})(['"`])Miasto\1/u, term: 'miejscowość' },
];

/** Of every English text that stands beside a Polish one. */
const ENGLISH: readonly Forbidden[] = [
  { words: /\brounds?\b/i, term: 'call' },
  {
    words:
      /\bsen[dt](?:ing)?(?: [\w-]+){0,3} application|\bapplications?(?: [\w-]+){0,4} sen[dt]\b|\b(?:first|of) sending\b|\bsend it again\b/i,
    term: 'submit',
  },
  { words: /\bcorrections\b|\brequest for correction\b/i, term: 'correction, call for correction' },
  { words: /\bassess it again\b|\bsecond assessment\b|\bappeal\b/i, term: 'review' },
  { words: /\bled by\b|\bcase worker\b/i, term: 'officer in charge' },
  { words: /\bthe terms\b|\bstatute\b/i, term: 'rules' },
  { words: /\btown\b(?! or village)/i, term: 'town or village' },
  { words: /^e-?mail:?$/i, term: 'e-mail address' },
  { words: /^due\b/i, term: 'deadline' },
];

const files = import.meta.glob<string>(
  [
    '../../packages/{domain,grants,contract,ui}/src/**/*.{ts,tsx}',
    '../../apps/{portal,server}/src/**/*.{ts,tsx}',
    '../../apps/server/assets/templates/*.typ',
    '!../../**/*.{test,stories}.{ts,tsx}',
    '!../../**/{testing,seed}/**',
    // Words that icons are found by.
    '!../../packages/ui/src/forms/fields/icon-field/icon-words.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Comments speak of the office's work in their own words. */
const polish = Object.entries(files).map(([file, text]) => [file, withoutComments(text)] as const);

const english = [
  ...wordSets.flatMap(({ file, name, en }) =>
    [...textsOf(en)].map(([key, text]) => [`${file} ${name}.${key}`, text] as const),
  ),
  ...[domain, grants, errors]
    .flatMap((texts) => [...textsOf(tablesOf(texts))])
    .filter(([key]) => key.endsWith('.en')),
];

describe.each(POLISH)('„$term”', (forbidden) => {
  it('is said by no other word', () => {
    expect(foundIn(polish, forbidden)).toEqual([]);
  });
});

describe.each(ENGLISH)('“$term”', (forbidden) => {
  it('is said by no other word', () => {
    expect(foundIn(english, forbidden)).toEqual([]);
  });
});

it.each([
  ['Wyślij zgłoszenie', 'złożyć'],
  ['Nie wysłaliśmy zgłoszenia', 'złożyć'],
  ['Zgłoszenie zostało wysłane', 'złożyć'],
  ['Prośba o uzupełnienie', 'wezwanie do uzupełnienia'],
  ["pl: 'E-mail'", 'adres e-mail'],
])('knows such a form: %s', (text, term) => {
  expect(POLISH.filter(({ words }) => words.test(text)).map((one) => one.term)).toEqual([term]);
});

it.each([
  ['Send the application', 'submit'],
  ['The application was not sent', 'submit'],
  ['All rounds', 'call'],
  ['E-mail', 'e-mail address'],
])('knows such a form: %s', (text, term) => {
  expect(ENGLISH.filter(({ words }) => words.test(text)).map((one) => one.term)).toEqual([term]);
});

it('reads the whole product', () => {
  expect(polish.length).toBeGreaterThan(900);
  expect(english.length).toBeGreaterThan(1500);
});

function foundIn(texts: readonly (readonly [string, string])[], { words, except = [] }: Forbidden): string[] {
  return texts.flatMap(([where, text]) => {
    const ours = except.reduce((rest, allowed) => rest.replaceAll(new RegExp(allowed, 'gu'), ''), text);
    return [...ours.matchAll(new RegExp(words, `${words.flags}g`))].map(([word]) => `${where}: ${word}`);
  });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The exported tables of texts; functions make theirs of these. */
function tablesOf(module: object): object {
  return Object.fromEntries(Object.entries(module).filter(([, value]) => typeof value !== 'function'));
}
