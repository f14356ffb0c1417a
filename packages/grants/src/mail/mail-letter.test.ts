import { expect, it } from 'vitest';
import { MAIL_SUBJECT_MAX, quotedText, subjectAfter } from './mail-letter';

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
