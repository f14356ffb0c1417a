import { expect, it } from 'vitest';
import { MAIL_SUBJECT_MAX, quotationStart, quotedText, subjectAfter } from './mail-letter';

it('marks the subject of an answer once', () => {
  expect(subjectAfter('Odprawa', 'answer')).toBe('Odp: Odprawa');
  expect(subjectAfter('Re: Odp: RE : Odprawa', 'answer')).toBe('Odp: Odprawa');
  expect(subjectAfter('Fwd: PD: Odprawa', 'forward')).toBe('PD: Odprawa');
  // An answer that is passed on says both.
  expect(subjectAfter('Odp: Odprawa', 'forward')).toBe('PD: Odp: Odprawa');
});

it('keeps a subject within its limit', () => {
  expect(subjectAfter('a'.repeat(MAIL_SUBJECT_MAX), 'answer')).toHaveLength(MAIL_SUBJECT_MAX);
});

it('marks each line of a quoted text', () => {
  expect(quotedText('Dzień dobry,\n\n> wcześniej\nKonrad')).toBe(
    '> Dzień dobry,\n>\n> > wcześniej\n> Konrad',
  );
});

it.each([
  ['no quotation', 'Dzień dobry', ''],
  ['nothing', '', ''],
  ['a quotation with its writer', '\n\nJan:\n> Pytam.\n>\n> Jan', 'Jan:\n> Pytam.\n>\n> Jan'],
  ['one below a text', 'Przesyłam\n\nJan:\n> Pytam.\n', 'Jan:\n> Pytam.\n'],
  ['one whose writer was removed', 'Przesyłam:\n\n> Pytam.', '> Pytam.'],
  ['one right below a text', 'Przesyłam\nto pismo:\n> Pytam.', '> Pytam.'],
  ['one that is answered below', '> Pytam.\n\nOdpowiadam.', ''],
])('finds where the quoted letter begins: %s', (_, text, quotation) => {
  expect(text.slice(quotationStart(text))).toBe(quotation);
});
