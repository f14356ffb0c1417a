import type { Outcome, Verdict } from './findings';
import type { Said } from './said';

export const VERDICTS: Record<Verdict, Said> = {
  fault: { pl: 'Usterka', en: 'Fault' },
  person: { pl: 'Do oceny przez osobę', en: 'For a person to judge' },
  clear: { pl: 'Bez usterek w testach', en: 'No fault in the tests' },
  page: { pl: 'Zależy od strony', en: 'Up to the page' },
  unchecked: { pl: 'Niesprawdzone', en: 'Not checked' },
};

export const OUTCOMES: Record<Outcome, Said> = {
  passed: { pl: 'Spełnione', en: 'Passed' },
  failed: { pl: 'Niespełnione', en: 'Failed' },
  unsure: { pl: 'Bez testu', en: 'No test' },
};

export const SCHEMES: Record<string, Said> = {
  light: { pl: 'jasny', en: 'light' },
  dark: { pl: 'ciemny', en: 'dark' },
  black: { pl: 'czarny', en: 'black' },
  'high contrast': { pl: 'wysoki kontrast', en: 'high contrast' },
  'high contrast over dark': { pl: 'wysoki kontrast, ciemny', en: 'high contrast over dark' },
  'high contrast over black': { pl: 'wysoki kontrast, czarny', en: 'high contrast over black' },
};

export const WORDS = {
  title: { pl: 'Raport dostępności @urzad/ui', en: 'Accessibility report of @urzad/ui' },
  other: { pl: 'English version', en: 'Wersja polska' },
  about: {
    pl: 'Raport powstaje z wyników testów. Testy automatyczne znajdują część błędów: „bez usterek w testach” nie znaczy, że kryterium jest spełnione. O zgodności rozstrzyga osoba, która sprawdza całą stronę.',
    en: 'This report is made from the results of tests. Automatic tests find a part of all faults: “no fault in the tests” does not mean that the criterion is met. A person who checks the whole page decides on conformance.',
  },
  version: { pl: 'Wersja', en: 'Version' },
  date: { pl: 'Data', en: 'Date' },
  browser: { pl: 'Przeglądarka', en: 'Browser' },
  stories: { pl: 'Sprawdzone przykłady', en: 'Stories held' },
  files: { pl: 'Do pobrania', en: 'Downloads' },
  earl: { pl: 'Wszystkie wyniki (EARL, JSON-LD)', en: 'All results (EARL, JSON-LD)' },
  criteriaFile: { pl: 'Kryteria i komponenty (CSV)', en: 'Criteria and widgets (CSV)' },
  keysFile: { pl: 'Klawisze (CSV)', en: 'Keys (CSV)' },
  contrastFile: { pl: 'Kontrasty (CSV)', en: 'Contrasts (CSV)' },
  contents: { pl: 'Spis treści', en: 'Contents' },
  criteria: { pl: 'Kryteria WCAG 2.2, poziomy A i AA', en: 'Criteria of WCAG 2.2, levels A and AA' },
  criterion: { pl: 'Kryterium', en: 'Criterion' },
  level: { pl: 'Poziom', en: 'Level' },
  result: { pl: 'Wynik', en: 'Result' },
  widgetsHeld: { pl: 'Komponenty w testach', en: 'Widgets in tests' },
  widgets: { pl: 'Komponenty', en: 'Widgets' },
  widget: { pl: 'Komponent', en: 'Widget' },
  noCriterion: {
    pl: 'Żadna reguła nie ma tu czego sprawdzić.',
    en: 'No rule has anything to look at here.',
  },
  keys: { pl: 'Klawisze', en: 'Keys' },
  key: { pl: 'Klawisz', en: 'Key' },
  does: { pl: 'Działanie', en: 'What it does' },
  proof: { pl: 'Test', en: 'Test' },
  contrasts: { pl: 'Kontrast par kolorów', en: 'Contrast of the pairs of colours' },
  contrastNote: {
    pl: 'W każdym schemacie podajemy najmniejszy kontrast z czterech akcentów. Wymagany stoi w nawiasie.',
    en: 'Of each scheme the least contrast of its four accents is given. What it needs stands in brackets.',
  },
  pair: { pl: 'Para', en: 'Pair' },
  limits: { pl: 'Znane ograniczenia', en: 'Known limits' },
  noLimits: { pl: 'Nie ma.', en: 'There are none.' },
  notChecked: { pl: 'Czego nie sprawdzono', en: 'What was not checked' },
  notCheckedCriteria: {
    pl: 'Kryteria, których nie sprawdza żaden test:',
    en: 'Criteria that no test looks at:',
  },
} satisfies Record<string, Said>;

/** What no run of tests can know. */
export const NOT_CHECKED: readonly Said[] = [
  {
    pl: 'Czytniki ekranu. Zapisujemy drzewo dostępności i komunikaty, które Chromium przekazuje czytnikowi, a nie to, co czytnik z nimi robi.',
    en: 'Screen readers. What Chromium gives to one, its accessibility tree and live regions, is recorded; what a reader makes of it is not.',
  },
  {
    pl: 'Sterowanie głosem, przełączniki, lupy ekranowe i przeglądarki w telefonach.',
    en: 'Voice control, switches, screen magnifiers and the browsers of phones.',
  },
  {
    pl: 'Safari. WebKitGTK ma ten sam silnik, ale inny system i inną klawiaturę.',
    en: 'Safari. WebKitGTK has the same engine, but another system and another keyboard.',
  },
  {
    pl: 'Treść, którą wpisuje urząd, i strony złożone z komponentów.',
    en: 'What an office writes, and pages that are made of the widgets.',
  },
];
