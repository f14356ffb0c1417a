import type { TemplateMark } from '@urzad/contract';
import { expect, it } from 'vitest';
import { changedWords, hrefOfTemplate, parseTemplateView, wordErrors } from './template-words';

const mark = (code: string, required: 'yes' | 'no'): TemplateMark => ({
  ...{ code, required },
  ...{ means: { pl: code, en: code }, sample: { pl: code, en: code } },
});
const MARKS = [mark('umowa', 'yes'), mark('dzien', 'no')];
const WORDS = { subject_pl: 'Umowa', text_pl: '{umowa}', subject_en: 'Contract', text_en: '{umowa}' };

it('asks for needed marks in the text, and knows the others in the subject too', () => {
  expect(wordErrors(MARKS, { ...WORDS, subject_pl: 'Umowa od {dzien}' })).toEqual({});
  expect(wordErrors(MARKS, { ...WORDS, subject_en: '{number}', text_en: 'From {dzien}' })).toEqual({
    subject_en: 'unknown-mark number',
    text_en: 'missing-mark umowa',
  });
});

it('names the words that differ', () => {
  expect(changedWords(WORDS, { ...WORDS, text_en: 'Contract {umowa}' })).toEqual(['text_en']);
});

it('keeps the open template and the filter in the address', () => {
  const paramsOf = (href: string) => new URL(href, 'https://granty.example').searchParams;
  expect(parseTemplateView(paramsOf(hrefOfTemplate('claim-paid')))).toEqual({
    code: 'claim-paid',
    isChangedOnly: false,
  });
  expect(parseTemplateView(new URLSearchParams('show=changed'))).toEqual({ code: null, isChangedOnly: true });
});
