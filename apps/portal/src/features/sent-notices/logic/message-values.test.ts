import { expect, it } from 'vitest';
import { audienceOf, messageBodyOf, messageErrors, NEW_MESSAGE } from './message-values';

const WRITTEN = { ...NEW_MESSAGE, people: ['7'], subject_pl: 'Przerwa', text_pl: '{imie}, wracamy jutro.' };

it('wants somebody to write to, and texts', () => {
  expect(messageErrors(NEW_MESSAGE)).toEqual({
    people: 'is-empty',
    subject_pl: 'is-empty',
    text_pl: 'is-empty',
  });
  expect(messageErrors({ ...WRITTEN, kind: 'call' })).toEqual({ call: 'is-empty' });
  expect(messageErrors({ ...WRITTEN, isEnglish: true })).toEqual({
    subject_en: 'is-empty',
    text_en: 'is-empty',
  });
  expect(messageErrors(WRITTEN)).toEqual({});
});

it('names a mark that nobody knows, and refuses the number of a person', () => {
  expect(messageErrors({ ...WRITTEN, text_pl: '{imię}, dzień dobry' })).toEqual({
    text_pl: 'unknown-mark {imię}',
  });
  expect(messageErrors({ ...WRITTEN, text_pl: 'PESEL 90041200022' })).toEqual({ text_pl: 'private-number' });
});

it('sends to whom it shows, in Polish alone without English', () => {
  const meant = audienceOf({ ...WRITTEN, kind: 'role', role: '4' });
  expect(meant).toEqual({ kind: 'role', id_of: 4, ids: [] });
  expect(meant && messageBodyOf(WRITTEN, meant, 3)).toMatchObject({
    kind: 'role',
    id_of: 4,
    en: null,
    count: 3,
  });
});
