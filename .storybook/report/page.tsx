import { renderToStaticMarkup } from 'react-dom/server';
import type { Contrast } from './contrasts';
import type { Source } from './earl';
import type { Assertion, KeyFinding } from './findings';
import type { KnownLimit } from './known-limit';
import type { Language } from './said';
import { Contrasts, Criteria, Keys, Limits, NotChecked, Widgets } from './sections';
import { STYLE } from './style';
import { WORDS } from './words';

/** All that the report tells. */
export interface Report {
  source: Source;
  stories: number;
  /** The widgets in the order of their names, with what was held against them. */
  widgets: ReadonlyMap<string, readonly Assertion[]>;
  keys: readonly KeyFinding[];
  contrasts: readonly Contrast[];
  limits: readonly KnownLimit[];
}

export const PAGES: Record<Language, string> = { pl: 'index.html', en: 'en.html' };

const SECTIONS = [
  ['criteria', Criteria],
  ['widgets', Widgets],
  ['keys', Keys],
  ['contrasts', Contrasts],
  ['limits', Limits],
  ['notChecked', NotChecked],
] as const;

/** A page that needs nothing beside it, for the screen and for paper. */
export function pageOf(report: Report, language: Language): string {
  return `<!doctype html>${renderToStaticMarkup(<Page report={report} language={language} />)}\n`;
}

function Page({ report, language }: { report: Report; language: Language }) {
  const other = language === 'pl' ? 'en' : 'pl';
  const say = (name: keyof typeof WORDS) => WORDS[name][language];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{say('title')}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <a href={PAGES[other]} hrefLang={other} lang={other}>
            {say('other')}
          </a>
          <h1>{say('title')}</h1>
        </header>
        <main>
          <p>{say('about')}</p>
          <Facts report={report} language={language} />
          <nav aria-label={say('contents')}>
            <ul>
              {SECTIONS.map(([id]) => (
                <li key={id}>
                  <a href={`#${id}`}>{say(id)}</a>
                </li>
              ))}
            </ul>
          </nav>
          {SECTIONS.map(([id, Section]) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{say(id)}</h2>
              <Section report={report} language={language} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function Facts({ report, language }: { report: Report; language: Language }) {
  const { version, date, browser } = report.source;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
  const files = [
    ['earl.jsonld', WORDS.earl],
    ['criteria.csv', WORDS.criteriaFile],
    ['keys.csv', WORDS.keysFile],
    ['contrasts.csv', WORDS.contrastFile],
  ] as const;
  return (
    <dl>
      <dt>{WORDS.version[language]}</dt>
      <dd>{version}</dd>
      <dt>{WORDS.date[language]}</dt>
      <dd>{day.format(new Date(date))}</dd>
      <dt>{WORDS.browser[language]}</dt>
      <dd>{browser}</dd>
      <dt>{WORDS.stories[language]}</dt>
      <dd>{report.stories}</dd>
      <dt>{WORDS.files[language]}</dt>
      {files.map(([file, says]) => (
        <dd key={file}>
          <a href={file} download>
            {says[language]}
          </a>
        </dd>
      ))}
    </dl>
  );
}
