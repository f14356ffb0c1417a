import { describe, expect, it } from 'vitest';
import { scoreBody, scoreErrors } from './score-form';

describe('scoreErrors', () => {
  it.each([
    ['', 'is-empty'],
    ['dużo', 'not-valid-number'],
    ['1.5', 'not-valid-number'],
    ['-1', 'is-too-small'],
    ['101', 'is-too-big'],
  ])('refuses %j as %s', (points_final, code) => {
    expect(scoreErrors({ points_final, points_note: '' }, 15)).toEqual({ points_final: code });
  });

  it.each(['0', '25', '100', ' 30 '])('takes %j', (points_final) => {
    expect(scoreErrors({ points_final, points_note: 'Wyrok sądu.' }, 15)).toEqual({});
  });
});

it('asks for a reason only where the points differ', () => {
  expect(scoreErrors({ points_final: '25', points_note: '' }, 15)).toEqual({ points_note: 'is-empty' });
  expect(scoreErrors({ points_final: '25', points_note: 'Wyrok' }, 15)).toEqual({
    points_note: 'is-too-short',
  });
  expect(scoreErrors({ points_final: '15', points_note: '' }, 15)).toEqual({});
});

it('sends a note only when it says something', () => {
  expect(scoreBody({ points_final: '25', points_note: '  ' })).toEqual({ points_final: 25 });
  expect(scoreBody({ points_final: '25', points_note: ' Wyrok sądu. ' })).toEqual({
    points_final: 25,
    points_note: 'Wyrok sądu.',
  });
});
