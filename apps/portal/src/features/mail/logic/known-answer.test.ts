import type { MailLetter } from '@urzad/contract';
import { expect, it } from 'vitest';
import { ApiFailure } from '#shared/http/api-failure';
import { answeredMeanwhile, knownAnswer } from './known-answer';

const CAME: MailLetter = {
  ...{ id: 1, row_version: 1, folder: 'inbox', is_read: 'yes', is_mine: 'no', id_before: null },
  from: { id_user: null, name: 'Anna Obca' },
  outside: {
    ...{ mail: 'anna@firma.example.org', reply_to: '', sent_date: null, html: null, person: null },
    ...{ refused: [], answer: null },
  },
  ...{ to: [], cc: [], subject: 'Pytanie', body: 'Pytam.', date: '2027-02-08T09:00:00.000Z', files: [] },
  ...{ object: null, officecase: null },
};
const ANSWERED: MailLetter = {
  ...CAME,
  outside: CAME.outside && {
    ...CAME.outside,
    answer: { id: 9, name: 'Paulina Sumienna', date: '2027-02-08T10:00:00.000Z' },
  },
};
const DRAFT: MailLetter = { ...CAME, id: 2, outside: null, folder: 'drafts', is_mine: 'yes', id_before: 1 };

it('knows the answer that was shown, and that there was none', () => {
  expect(knownAnswer({ id: 1, letters: [CAME] }, 'answer')).toBeNull();
  expect(knownAnswer({ id: 1, letters: [ANSWERED] }, 'all')?.id).toBe(9);
});

it('looks at the letter before a draft', () => {
  expect(knownAnswer({ id: 2, letters: [ANSWERED, DRAFT] }, 'draft')?.id).toBe(9);
  expect(knownAnswer({ id: 2, letters: [DRAFT] }, 'draft')).toBeUndefined();
});

it('asks nothing of a letter that answers nothing from outside', () => {
  expect(knownAnswer(undefined, 'new')).toBeUndefined();
  expect(knownAnswer({ id: 1, letters: [{ ...CAME, outside: null }] }, 'answer')).toBeUndefined();
});

it('tells who was faster, of that refusal alone', () => {
  const refused = (data: object) => answeredMeanwhile(new ApiFailure('illegal-step', data, 409));
  const answer = { id: 9, name: 'Paulina Sumienna' };
  expect(refused({ reason: 'answered', ...answer })).toEqual(answer);
  expect(refused({ reason: 'sent' })).toBeUndefined();
  expect(answeredMeanwhile(new Error('answered'))).toBeUndefined();
});
