import type { ReactNode } from 'react';
import { weakestInSchemes } from './contrasts';
import { CRITERIA, type Criterion } from './criteria';
import { type Assertion, type Verdict, verdictOf } from './findings';
import type { Report } from './page';
import type { Language } from './said';
import { NOT_CHECKED, OUTCOMES, SCHEMES, VERDICTS, WORDS } from './words';

interface SectionProps {
  report: Report;
  language: Language;
}

/** The order in which a reader wants them. */
const WORST_FIRST: readonly Verdict[] = ['fault', 'person', 'clear'];

export function Criteria({ report, language }: SectionProps) {
  const all = [...report.widgets.values()].flat();
  return (
    <Table
      name={WORDS.criteria[language]}
      head={[WORDS.criterion, WORDS.level, WORDS.result, WORDS.widgetsHeld].map((word) => word[language])}
      rows={CRITERIA.map((criterion) => [
        `${criterion.number} ${criterion.name[language]}`,
        criterion.level,
        <VerdictWord key="verdict" verdict={verdictOf(criterion, all)} language={language} />,
        widgetsIn(all, criterion).length,
      ])}
    />
  );
}

export function Widgets({ report, language }: SectionProps) {
  return [...report.widgets].map(([widget, assertions]) => (
    <section key={widget}>
      <h3>{widget}</h3>
      <WidgetFacts assertions={assertions} language={language} />
    </section>
  ));
}

function WidgetFacts({ assertions, language }: { assertions: readonly Assertion[]; language: Language }) {
  const found = Map.groupBy(CRITERIA, (criterion) => verdictOf(criterion, assertions));
  const faults = assertions.flatMap(({ proof, faults: some }) => some.map((fault) => `${proof}: ${fault}`));
  const verdicts = WORST_FIRST.filter((verdict) => found.has(verdict));
  if (verdicts.length === 0) return <p>{WORDS.noCriterion[language]}</p>;
  return (
    <dl>
      {verdicts.map((verdict) => (
        <div key={verdict}>
          <dt>
            <VerdictWord verdict={verdict} language={language} />
          </dt>
          <dd>
            {found
              .get(verdict)
              ?.map(({ number }) => number)
              .join(', ')}
            {verdict === 'fault' && (
              <ul lang="en">
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Keys({ report, language }: SectionProps) {
  return (
    <Table
      name={WORDS.keys[language]}
      head={[WORDS.widget, WORDS.key, WORDS.does, WORDS.proof, WORDS.result].map((word) => word[language])}
      rows={report.keys.map(({ widget, key, does, story, outcome }) => [
        widget,
        <kbd key="key">{key}</kbd>,
        <span key="does" lang="en">
          {does}
        </span>,
        story ?? '',
        OUTCOMES[outcome][language],
      ])}
    />
  );
}

export function Contrasts({ report, language }: SectionProps) {
  const pairs = [...weakestInSchemes(report.contrasts)];
  const schemes = pairs[0]?.[1].map(({ scheme }) => scheme) ?? [];
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <>
      <p>{WORDS.contrastNote[language]}</p>
      <Table
        name={WORDS.contrasts[language]}
        head={[WORDS.pair[language], ...schemes.map((scheme) => SCHEMES[scheme]?.[language] ?? scheme)]}
        rows={pairs.map(([pair, found]) => [
          <span key="pair" lang="en">
            {pair}
          </span>,
          ...found.map(({ ratio, needs }) => `${number.format(ratio)} (${needs})`),
        ])}
      />
    </>
  );
}

export function Limits({ report: { limits }, language }: SectionProps) {
  if (limits.length === 0) return <p>{WORDS.noLimits[language]}</p>;
  return (
    <ul>
      {limits.map(({ why, finds }) => (
        <li key={why.en}>
          {why[language]}
          <ul lang="en">
            {finds.map((found) => (
              <li key={found}>{found}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export function NotChecked({ report, language }: SectionProps) {
  const all = [...report.widgets.values()].flat();
  const unchecked = CRITERIA.filter((criterion) => verdictOf(criterion, all) === 'unchecked');
  return (
    <>
      <ul>
        {NOT_CHECKED.map((said) => (
          <li key={said.en}>{said[language]}</li>
        ))}
      </ul>
      {unchecked.length > 0 && (
        <>
          <p>{WORDS.notCheckedCriteria[language]}</p>
          <ul>
            {unchecked.map(({ number, name }) => (
              <li key={number}>
                {number} {name[language]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What is wider than a phone scrolls by itself, also by keyboard. */
function Table({ name, head, rows }: { name: string; head: string[]; rows: ReactNode[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" className="table" aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never changed.
            <tr key={row}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VerdictWord({ verdict, language }: { verdict: Verdict; language: Language }) {
  return <span className={verdict}>{VERDICTS[verdict][language]}</span>;
}

function widgetsIn(assertions: readonly Assertion[], { number }: Criterion): string[] {
  return [
    ...new Set(assertions.filter(({ criteria }) => criteria.includes(number)).map(({ widget }) => widget)),
  ];
}
