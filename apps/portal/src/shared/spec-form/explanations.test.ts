import { expect, it } from 'vitest';
import { explanationsOf, questionOf, typedExplanations } from './explanations';

const REMARKS = [
  { field: 'zip_code', text: 'Sprawdź kod.' },
  { field: 'street', text: 'Sprawdź ulicę.' },
];

it('holds what is said in the order of the remarks, and sends what is not empty', () => {
  const explanations = [{ field: 'street', text: 'Ulica jest dobra.' }];
  expect(typedExplanations({ remarks: REMARKS, explanations })).toEqual(['', 'Ulica jest dobra.']);
  expect(explanationsOf(['  ', ' Ulica jest dobra. '], REMARKS)).toEqual(explanations);
});

it('belongs to the question that was remarked on', () => {
  expect(questionOf('explanations.1', REMARKS)).toBe('street');
  expect(questionOf('street', REMARKS)).toBe('street');
});
