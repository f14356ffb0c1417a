import type { OfficeCaseStep } from '@urzad/grants';
import { expect, it } from 'vitest';
import { answerDay, chosenLetter, firstFields, isDayWrong, lettersOf } from './office-letter';

const TODAY = '2027-02-10';
const may = (...steps: OfficeCaseStep[]) => ({ steps });
const ASKS = may('answer', 'ask', 'note');

it('offers answers to the officer in charge and notes to the others', () => {
  expect(lettersOf(ASKS)).toEqual(['answer', 'note']);
  expect(lettersOf(may('note', 'takeOver'))).toEqual(['note']);
  expect(lettersOf(may())).toEqual([]);
});

it('never sends a note to the applicant, nor an answer of who may only leave notes', () => {
  expect(chosenLetter(['answer', 'note'], 'answer')).toBe('answer');
  expect(chosenLetter(['answer', 'note'], 'note')).toBe('note');
  expect(chosenLetter(['answer', 'note'], undefined)).toBe('note');
  expect(chosenLetter(['note'], 'answer')).toBe('note');
});

it('begins with an answer that waits for none, in a week', () => {
  expect(firstFields(TODAY)).toEqual({ letter: 'answer', wait: 'no', answer_to: '2027-02-17' });
});

it.each([
  ['2027-02-10', true],
  ['2027-02-11', false],
  ['2027-03-12', false],
  ['2027-03-13', true],
  ['za tydzień', true],
  ['', true],
])('waits until %s: wrong is %s', (answer_to, isWrong) => {
  expect(isDayWrong(ASKS, { wait: 'yes', answer_to }, TODAY)).toBe(isWrong);
});

it('asks for no day where it does not wait, or may not ask', () => {
  const wrong = { wait: 'yes', answer_to: '' };
  expect(isDayWrong(ASKS, { ...wrong, wait: 'no' }, TODAY)).toBe(false);
  expect(isDayWrong(may('answer'), wrong, TODAY)).toBe(false);
  expect(answerDay(ASKS, { wait: 'yes', answer_to: '2027-02-17' })).toBe('2027-02-17');
  expect(answerDay(ASKS, { wait: 'no', answer_to: '2027-02-17' })).toBeNull();
  expect(answerDay(may('answer'), { wait: 'yes', answer_to: '2027-02-17' })).toBeNull();
});
