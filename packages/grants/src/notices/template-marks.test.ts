import { describe, expect, it } from 'vitest';
import { filledTemplate, marksOf, NOTICE_MARKS, templateProblem } from './template-marks';
import { NOTICE_TEMPLATE_CODES, noticeTemplate } from './templates/notice-templates';

const RULES = { marks: ['umowa', 'termin'], required: ['umowa', 'termin'], max: 60 };

it.each([
  ['Umowa {umowa}: podpisz do {termin}', undefined],
  ['  ', { code: 'is-empty' }],
  ['Umowa {umowa} do {termin}'.padEnd(61, '.'), { code: 'is-too-big' }],
  ['Umowa {umowa} do {termn}', { code: 'unknown-mark', mark: 'termn' }],
  ['Umowa {umowa}', { code: 'missing-mark', mark: 'termin' }],
  ['Umowa {umowa} do {termin', { code: 'stray-brace' }],
] as const)('judges %s', (text, problem) => {
  expect(templateProblem(text, RULES)).toEqual(problem);
});

it('leaves no gap where a sentence is left out, and one full stop where a date has its own', () => {
  expect(filledTemplate('Mamy sprawę {znak}. {odpowiedz} Do widzenia.', { znak: '1', odpowiedz: '' })).toBe(
    'Mamy sprawę 1. Do widzenia.',
  );
  expect(filledTemplate('Podpisz do {termin}.', { termin: '24 lutego 2027\u00a0r.' })).toBe(
    'Podpisz do 24 lutego 2027\u00a0r.',
  );
});

describe.each(NOTICE_TEMPLATE_CODES)('the shipped words of %s', (code) => {
  const { subject, text, marks, required } = noticeTemplate(code);

  it('pass their own rules in both languages, by marks that have an example', () => {
    for (const locale of ['pl', 'en'] as const) {
      expect(templateProblem(text[locale], { marks, required, max: 2000 })).toBeUndefined();
      expect(templateProblem(subject[locale], { marks, required: [], max: 120 })).toBeUndefined();
      expect(marksOf(subject[locale])).toEqual(marksOf(subject.pl));
    }
    expect(marks.filter((mark) => !Object.hasOwn(NOTICE_MARKS, mark))).toEqual([]);
  });
});
