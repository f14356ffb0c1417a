import { expect, it } from 'vitest';
import { chosenLetter, keptLetter, lettersOf } from './desk-letter';

const ONLY_NOTE = lettersOf({ steps: ['note', 'takeOver'] });
const EVERY = lettersOf({ steps: ['answer', 'ask', 'solve', 'note'] });

it('a draft of an answer stays a note where this officer may only leave notes', () => {
  const letters = lettersOf({ steps: ['note', 'takeOver'] });
  expect([letters, chosenLetter(letters, 'answer')]).toEqual([['note'], 'note']);
  expect(chosenLetter(lettersOf({ steps: ['answer', 'solve', 'note'] }), 'solve')).toBe('solve');
});

it('what was typed as a note stays a note when the officer takes the ticket over', () => {
  const letter = keptLetter(ONLY_NOTE, { body: 'Dzwonił dwa razy.', letter: 'answer' });
  expect(letter).toBe('note');
  expect(chosenLetter(EVERY, keptLetter(EVERY, { body: 'Dzwonił dwa razy.', letter }))).toBe('note');
});

it('a form without a word begins with an answer when the officer takes the ticket over', () => {
  const letter = keptLetter(ONLY_NOTE, { body: ' ', letter: 'answer' });
  expect(chosenLetter(EVERY, letter)).toBe('answer');
});

it('a solution that may not be written any more stays a note', () => {
  const letters = lettersOf({ steps: ['answer', 'note'] });
  const letter = keptLetter(letters, { body: 'Działa.', letter: 'solve' });
  expect(chosenLetter(EVERY, letter)).toBe('note');
});
