import { type Assertion, criterionOf, type Outcome } from './findings';

/** Who says it, of what. */
export interface Source {
  /** Of @urzad/ui. */
  version: string;
  /** ISO, with the time zone. */
  date: string;
  /** As `Chromium 141.0`. */
  browser: string;
}

/** A criterion that nothing looked at, of a widget. */
export interface Untested {
  widget: string;
  criterion: string;
}

const WCAG = 'https://www.w3.org/TR/WCAG22/#';

const OUTCOMES = { passed: 'earl:passed', failed: 'earl:failed', unsure: 'earl:cantTell' } satisfies Record<
  Outcome,
  string
>;

/**
 * The assertions in the Evaluation and Report Language of W3C, as JSON-LD. A test is a rule or a proof, never a criterion:
 * that a rule passed does not say that the criterion it is a part of is met. A criterion is the test only where nothing was
 * held against it, which is said too.
 */
export function earl(
  assertions: readonly Assertion[],
  untested: readonly Untested[],
  { version, date, browser }: Source,
): string {
  const subject = (widget: string, stories: readonly string[] = []) => ({
    '@type': 'earl:TestSubject',
    'dct:title': `@urzad/ui ${version}: ${widget}`,
    ...(stories.length > 0 && { 'dct:hasPart': stories }),
  });
  const report = {
    '@context': { earl: 'http://www.w3.org/ns/earl#', dct: 'http://purl.org/dc/terms/' },
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
        'earl:subject': subject(widget, stories),
        'earl:test': {
          '@type': 'earl:TestCase',
          'dct:title': proof,
          'dct:isPartOf': criteria.map(iriOf),
        },
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': OUTCOMES[outcome] },
          'dct:date': date,
          ...(faults.length > 0 && { 'earl:info': faults.join('\n') }),
        },
      })),
      ...untested.map(({ widget, criterion }) => ({
        '@type': 'earl:Assertion',
        'earl:assertedBy': { '@id': '_:assertor' },
        'earl:mode': { '@id': 'earl:automatic' },
        'earl:subject': subject(widget),
        'earl:test': iriOf(criterion),
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': 'earl:untested' },
          'dct:date': date,
        },
      })),
    ],
  };
  return `${JSON.stringify(report)}\n`;
}

/** The place of a criterion in WCAG 2.2, whose anchor is made of its name. */
function iriOf(number: string): { '@id': string } {
  const name = criterionOf(number)?.name.en ?? number;
  const anchor = name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  return { '@id': `${WCAG}${anchor}` };
}
