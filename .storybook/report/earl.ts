import type { Assertion, Outcome } from './findings';

/** Who says it, of what. */
export interface Source {
  /** Of @urzad/ui. */
  version: string;
  /** ISO, with the time zone. */
  date: string;
  /** As `Chromium 141.0`. */
  browser: string;
}

const OUTCOMES = { passed: 'earl:passed', failed: 'earl:failed', unsure: 'earl:cantTell' } satisfies Record<
  Outcome,
  string
>;

/**
 * The assertions in the Evaluation and Report Language of W3C, as JSON-LD. A test is a rule or a proof, never a criterion:
 * that a rule passed does not say that the criterion it is a part of is met.
 */
export function earl(assertions: readonly Assertion[], { version, date, browser }: Source): string {
  const report = {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      doap: 'http://usefulinc.com/ns/doap#',
      wcag: 'https://www.w3.org/TR/WCAG22/#',
    },
    '@graph': [
      {
        '@id': '_:assertor',
        '@type': ['earl:Software', 'earl:Assertor'],
        'dct:title': 'npm run audit -- report',
        'dct:description': browser,
      },
      ...assertions.map(({ widget, proof, criteria, outcome, stories, faults }) => ({
        '@type': 'earl:Assertion',
        'earl:assertedBy': { '@id': '_:assertor' },
        'earl:mode': { '@id': 'earl:automatic' },
        'earl:subject': {
          '@type': 'earl:TestSubject',
          'dct:title': `@urzad/ui ${version}: ${widget}`,
          'dct:hasPart': stories,
        },
        'earl:test': {
          '@type': 'earl:TestCase',
          'dct:title': proof,
          'dct:isPartOf': criteria.map((number) => `WCAG 2.2: ${number}`),
        },
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': OUTCOMES[outcome] },
          'dct:date': date,
          ...(faults.length > 0 && { 'earl:info': faults.join('\n') }),
        },
      })),
    ],
  };
  return `${JSON.stringify(report, undefined, 1)}\n`;
}
