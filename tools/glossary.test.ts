import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as errors from '../packages/contract/src/errors';
import * as domain from '../packages/domain/src/index';
import * as grants from '../packages/grants/src/index';
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
    except: [/Podpisany, niewysłany/u],
  },
  { words: /pokwitowani|(?<!\p{L})UPO(?!\p{L})/u, term: 'potwierdzenie złożenia' },
  {
    words: /prośb\p{L} o (?:uzupełnieni|popraw)|wezwani\p{L}+ do popraw/iu,
    term: 'wezwanie do uzupełnienia',
  },
  { words: /ma opiekuna(?!\p{L})/iu, term: 'osoba prowadząca' },
  { words: /weryfikacj/iu, term: 'ocena formalna', except: [/Weryfikacja dokumentów/u] },
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

/** Of names, comments and titles of tests, and of the pages that tell of them. */
const CODE: readonly Forbidden[] = [
  {
    words:
      /\b(?:define|Any)Call\b|\b(?:API|repeated|lost|refused|failed|list) calls?\b|\bcalls, bodies\b|\bcalls? of the (?:host|server|client|library)\b/i,
    term: 'endpoint, request',
  },
  {
    words: /\b(?:the|this|that|a|open|newest|announced|recruitment) rounds?\b(?! trip)/i,
    term: 'call',
    except: [/median of the rounds/],
  },
  { words: /\bdeeds?\b/i, term: 'action' },
  { words: /\b(?:Polish|invisible) signs?\b/i, term: 'character, diacritics' },
  { words: /\bleft ?fields\b/i, term: 'touched' },
  { words: /\bcarried[- ]?values?\b/i, term: 'hidden form value' },
  { words: /\b(?:Queue|Draft|Error|Form|Editor|Pdf|Field)Place\b|\bplaceOf\b/, term: 'location, position' },
  { words: /\bbefore it (?:first )?speaks\b/, term: 'live region' },
  { words: /\bmessages? (?:in|of) the corner\b/i, term: 'toast' },
  { words: /\bedges? of the window\b|\bas wide as the window\b/, term: 'viewport' },
  { words: /\b(?:second|one more) try\b/, term: 'retry' },
  {
    words:
      /\b(?:sen[dt]s?|comes|file) in parts\b|\b(?:first|size of a|bytes of a) part (?:waits|is on)\b|\bpart of an upload\b/i,
    term: 'chunk',
  },
  { words: /\btab-?rounds?\b/i, term: 'focus trap' },
  { words: /\bISO moments?\b|\bmoments in ISO\b/, term: 'timestamp' },
  { words: /\bletters? (?:(?:do|does|did) not leave|(?:is|are|was|were) mailed)\b/i, term: 'e-mail' },
];

/** They name what is refused, and what files were called. */
const OF_WORDS_THAT_WERE = new Set(['docs/glossary.md', 'docs/moves.md']);

const files = import.meta.glob<string>(
  [
    '../packages/{domain,grants,contract,ui}/src/**/*.{ts,tsx}',
    '../apps/{portal,server}/src/**/*.{ts,tsx}',
    '../apps/server/assets/templates/*.typ',
    '!../**/*.{test,stories}.{ts,tsx}',
    '!../**/{testing,seed}/**',
    // Words that icons are found by.
    '!../packages/ui/src/forms/icon-field/icon-words.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const code = Object.entries(
  import.meta.glob<string>(
    [
      '../{packages,apps}/*/{src,test,e2e}/**/*.{ts,tsx}',
      '!../packages/ui/src/forms/icon-field/icon-words.ts',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** The pages of this repository, of its packages and of Storybook, with the stories of it. */
const pages = globSync([
  '{README,{packages,fixtures}/{README,*/README}}.md',
  'docs/**/*.md',
  '.storybook/**/*.mdx',
  '.storybook/**/*.{ts,tsx,mjs}',
])
  .filter((page) => !OF_WORDS_THAT_WERE.has(page) && !/ · replaced by /.test(readFileSync(page, 'utf8')))
  .map((page) => [page, readFileSync(page, 'utf8')] as const);

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

describe.each(CODE)('“$term”', (forbidden) => {
  it('is said by no other word in the code', () => {
    expect(foundIn(code, forbidden)).toEqual([]);
  });

  it('is said by no other word in the pages', () => {
    expect(foundIn(pages, forbidden)).toEqual([]);
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
  ['/** A repeated call gets the first answer. */', 'endpoint, request'],
  ['/** The open round. */', 'call'],
  ['/** The carried value of a field. */', 'hidden form value'],
  ['/** There before it speaks. */', 'live region'],
  ['Calls, bodies, answers: `packages/contract`.', 'endpoint, request'],
  ['how many letters do not leave', 'e-mail'],
  ['Sends a file in parts.', 'chunk'],
  ['The first part waits for it.', 'chunk'],
])('knows such a form: %s', (text, term) => {
  expect(CODE.filter(({ words }) => words.test(text)).map((one) => one.term)).toEqual([term]);
});

it.each([
  ['Send the application', 'submit'],
  ['The application was not sent', 'submit'],
  ['All rounds', 'call'],
  ['E-mail', 'e-mail address'],
])('knows such a form: %s', (text, term) => {
  expect(ENGLISH.filter(({ words }) => words.test(text)).map((one) => one.term)).toEqual([term]);
});

it('looks at the whole product', () => {
  expect(polish.length).toBeGreaterThan(900);
  expect(english.length).toBeGreaterThan(1500);
  expect(code.length).toBeGreaterThan(1700);
  expect(pages.length).toBeGreaterThan(150);
  const packages = new Set(polish.map(([file]) => /^\.\.\/\w+\/\w+/.exec(file)?.[0]));
  for (const name of readdirSync('packages')) expect(packages).toContain(`../packages/${name}`);
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
