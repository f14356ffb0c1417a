import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../../.storybook/report/criteria';
import { csv } from '../../.storybook/report/csv';
import { filesOf } from '../../.storybook/report/files';
import { assertionsOf, byWidget, keysOf, verdictOf } from '../../.storybook/report/findings';
import type { RuleResult, StoryResult } from '../../.storybook/report/story-result';

const NOTES = { roles: '', reads: '' };

const story = (given: Partial<StoryResult> = {}): StoryResult => ({
  id: 'forms-textfield--default',
  title: 'Forms/TextField',
  name: 'Default',
  hasPassed: true,
  isRecorded: false,
  axe: [],
  ...given,
});
const rule = (name: string, criterion: string, outcome: RuleResult['outcome']): RuleResult => ({
  rule: name,
  criteria: [criterion],
  outcome,
});
const verdict = (number: string, stories: readonly StoryResult[]) => {
  const criterion = CRITERIA.find((each) => each.number === number);
  return criterion && verdictOf(criterion, assertionsOf('Forms/TextField', stories));
};

describe('the criteria', () => {
  it('are the 31 of level A and the 24 of level AA in WCAG 2.2, each once', () => {
    expect(CRITERIA.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
  });
});

describe('a verdict', () => {
  it('is a fault as soon as one story of the widget has one', () => {
    const stories = [
      story({ axe: [rule('label', '4.1.2', 'passed')] }),
      story({ name: 'Long', axe: [rule('label', '4.1.2', 'failed')] }),
    ];
    expect(verdict('4.1.2', stories)).toBe('fault');
  });

  it('asks for a person where a rule does, and where a key has no test', () => {
    expect(verdict('1.4.3', [story({ axe: [rule('color-contrast', '1.4.3', 'unsure')] })])).toBe('person');
    expect(verdict('2.1.1', [story({ notes: { ...NOTES, keys: [['Enter', 'sends']] } })])).toBe('person');
  });

  it('asks for a person about a widget with a story that failed, as not all was held against it', () => {
    const stories = [
      story({ axe: [rule('label', '4.1.2', 'passed')] }),
      story({ name: 'Long', hasPassed: false }),
    ];
    expect(verdict('4.1.2', stories)).toBe('person');
    expect(assertionsOf('Forms/TextField', stories).flatMap(({ faults }) => faults)).toEqual([
      'Long: failed',
    ]);
  });

  it('tells of words that are lost at 320 px and of a ring that is missing', () => {
    const lost = story({ reading: { text: ['cut'], rings: [] } });
    expect(['1.4.10', '1.4.12', '2.4.7'].map((number) => verdict(number, [lost]))).toEqual([
      'fault',
      'fault',
      'clear',
    ]);
    expect(verdict('2.4.7', [story({ reading: { text: [], rings: ['button'] } })])).toBe('fault');
  });

  it('is none where nothing looks, and the page is asked for what only a page can meet', () => {
    expect(verdict('1.3.3', [story()])).toBe('unchecked');
    expect(verdict('2.4.2', [story()])).toBe('page');
  });
});

it('a key is proved by the story of its row, as that ended', () => {
  const notes = { ...NOTES, keys: [['Escape', 'closes', 'Closes'] as const] };
  const [passed] = keysOf('Overlays/Modal', [story({ notes }), story({ name: 'Closes' })]);
  const [failed] = keysOf('Overlays/Modal', [story({ notes }), story({ name: 'Closes', hasPassed: false })]);
  expect([passed?.outcome, failed?.outcome]).toEqual(['passed', 'failed']);
});

it('stories of a missing chunk belong to their widget, and what is internal has no row', () => {
  const stories = [
    story({ title: 'Files/FileDrop/Offline' }),
    story({ title: 'Files/FileDrop' }),
    story({ title: 'Internal/Layers' }),
  ];
  expect([...byWidget(stories)].map(([widget, held]) => [widget, held.length])).toEqual([
    ['Files/FileDrop', 2],
  ]);
});

it('a cell of a spreadsheet is no formula, and keeps its quotation marks', () => {
  expect(csv(['a', 'b'], [['=1+1', 'say "yes"; no']])).toBe('\uFEFFa;b\r\n\'=1+1;"say ""yes""; no"\r\n');
});

const of = (outcome: string) => (each: { 'earl:result'?: { 'earl:outcome': { '@id': string } } }) =>
  each['earl:result']?.['earl:outcome']['@id'] === outcome;

describe('the files', () => {
  const files = filesOf({
    results: [story({ axe: [rule('label', '4.1.2', 'failed')], name: 'Long' })],
    source: { version: '1.2.3', date: '2026-11-23T04:00:00.000Z', browser: 'Chromium 1' },
    css: readFileSync('packages/ui/src/foundations/styles/tokens.css', 'utf8'),
    limits: [{ why: { pl: 'Za wąsko', en: 'Too narrow' }, finds: ['320 px, large: <cut>'] }],
  });

  it('say in EARL which rule found what, never that a criterion is met', () => {
    const { '@graph': graph } = JSON.parse(files['earl.jsonld'] ?? '');
    expect(graph.filter(of('earl:failed'))).toHaveLength(1);
    expect(graph[1]).toMatchObject({
      '@type': 'earl:Assertion',
      'earl:mode': { '@id': 'earl:automatic' },
      'earl:subject': { 'dct:title': '@urzad/ui 1.2.3: Forms/TextField' },
      'earl:test': {
        'dct:title': 'axe/label',
        'dct:isPartOf': [{ '@id': 'https://www.w3.org/TR/WCAG22/#name-role-value' }],
      },
      'earl:result': { 'earl:outcome': { '@id': 'earl:failed' }, 'earl:info': 'Long' },
    });
  });

  it('say in EARL of the other criteria of the widget that nothing tested them, by their places in WCAG 2.2', () => {
    const { '@context': context, '@graph': graph } = JSON.parse(files['earl.jsonld'] ?? '');
    const untested = graph.filter(of('earl:untested'));

    expect(Object.keys(context)).toEqual(['earl', 'dct']);
    expect(untested).toHaveLength(54);
    expect(untested.map((each: { 'earl:test': unknown }) => each['earl:test'])).toContainEqual({
      '@id': 'https://www.w3.org/TR/WCAG22/#audio-only-and-video-only-prerecorded',
    });
  });

  it('have a row for each of the 55 criteria of each widget', () => {
    expect(files['criteria.csv']?.trim().split('\r\n')).toHaveLength(1 + 55);
    expect(files['criteria.csv']).toContain(
      'Forms/TextField;4.1.2;A;Name, Role, Value;fault;axe/label;axe/label: Long',
    );
  });

  it('show in both languages what is not checked, and no markup of what was found', () => {
    expect(files['index.html']).toContain('<html lang="pl">');
    expect(files['en.html']).toContain('<html lang="en">');
    expect(files['index.html']).toContain('Czego nie sprawdzono');
    expect(files['index.html']).toContain('1.3.3 Właściwości zmysłowe');
    expect(files['en.html']).toContain('320 px, large: &lt;cut&gt;');
    expect(files['index.html']).toContain('Za wąsko');
    expect(files['en.html']).toContain('Too narrow');
  });
});
