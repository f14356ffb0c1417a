import type { LetterSubject, MailLetter } from '@urzad/contract';
import { expect, it } from 'vitest';
import { knownObject, knownPeople, startOf } from './letter-values';

const ME = 7;
const LETTER: MailLetter = {
  ...{ id: 1, row_version: 1, folder: 'inbox', is_read: 'yes', is_mine: 'no', id_before: null },
  from: { id_user: null, name: 'Anna Obca' },
  outside: {
    ...{
      mail: 'anna@firma.example.org',
      reply_to: '',
      sent_date: null,
      html: null,
      person: null,
      refused: [],
      answer: null,
    },
  },
  to: [
    { id_user: null, name: 'Urząd', mail: 'granty@urzad.example.com', kind: 'outside', delivery: null },
    { id_user: null, name: 'Jan', mail: 'jan@firma.example.org', kind: 'outside', delivery: null },
  ],
  ...{ cc: [], subject: 'Pytanie', body: 'Pytam.', date: '2027-02-08T09:00:00.000Z', files: [] },
  ...{ object: null, officecase: null },
};

function answerTo(letter: MailLetter, beginning: 'answer' | 'all' = 'answer') {
  return startOf({ beginning, letter, about: undefined, kept: null, me: ME, now: new Date(LETTER.date) });
}

/** The same with another address for answers. */
function asking(reply_to: string): MailLetter {
  return { ...LETTER, outside: LETTER.outside && { ...LETTER.outside, reply_to } };
}

it('answers a letter from outside to its sender alone, also where all are answered', () => {
  const answered = { to: [], cc: [], outside: ['anna@firma.example.org'], subject: 'Odp: Pytanie' };
  expect(answerTo(LETTER)).toMatchObject(answered);
  expect(answerTo(LETTER, 'all')).toMatchObject(answered);
});

it('answers where the letter asks for it', () => {
  expect(answerTo(asking('biuro@firma.example.org')).outside).toEqual(['biuro@firma.example.org']);
});

it('answers an own letter where it went', () => {
  const own: MailLetter = { ...LETTER, from: { id_user: ME, name: 'Ja' }, outside: null, is_mine: 'yes' };
  expect(answerTo(own).outside).toEqual(['granty@urzad.example.com', 'jan@firma.example.org']);
});

it('begins a letter about an object to its person, whose name is known', () => {
  const object = { obj_type: 'cofundingcontract', id_obj: 5, name: 'UM/II/0041/2026' } as const;
  const about: LetterSubject = { object, person: { id: 12, name: 'Anna Przykładowa' } };
  const begun = { beginning: 'new', letter: undefined, kept: null, me: ME, now: new Date() } as const;
  expect(startOf({ ...begun, about })).toMatchObject({
    object: 'cofundingcontract:5',
    to: ['12'],
    subject: '',
  });
  expect(startOf({ ...begun, about: { object, person: null } })).toMatchObject({ to: [] });
  expect(knownPeople({ letter: undefined, about }, '')).toEqual([{ value: '12', label: 'Anna Przykładowa' }]);
  expect(knownObject({ letter: undefined, about })).toEqual(object);
});
