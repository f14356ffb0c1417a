import { describe, expect, it } from 'vitest';
import { CALL_PRESETS } from '../calls/call-params';
import { correctionsLeft, pointsErrors, reasonError } from './assessment';

describe('pointsErrors', () => {
  it.each([
    [null, 'is-empty'],
    [Number.NaN, 'not-valid-number'],
    [1.5, 'not-valid-number'],
    [-1, 'is-too-small'],
    [101, 'is-too-big'],
  ])('refuses %s as %s', (points_final, code) => {
    expect(pointsErrors({ points_final, points_note: '' }, 15)).toEqual({ points_final: code });
  });

  it.each([
    [0, 0],
    [15, 15],
    [100, 100],
  ])('takes %i without a reason where the answers give %i', (points_final, points_auto) => {
    expect(pointsErrors({ points_final, points_note: '' }, points_auto)).toEqual({});
  });

  it.each([
    ['', 'is-empty'],
    ['         ', 'is-empty'],
    ['  123456789  ', 'is-too-short'],
  ])('asks why the points differ, and %j is no reason', (points_note, code) => {
    expect(pointsErrors({ points_final: 25, points_note }, 15)).toEqual({ points_note: code });
    expect(reasonError(points_note)).toBe(code);
  });

  it('takes a reason of ten letters', () => {
    expect(pointsErrors({ points_final: 25, points_note: '1234567890' }, 15)).toEqual({});
  });
});

describe('correctionsLeft', () => {
  const returned = (times: number) => ({
    history: [
      { status: 'submitted' as const },
      ...Array.from({ length: times }, () => ({ status: 'to_correct' as const })),
    ],
  });

  it('is one for an application of a call as the office announces it', () => {
    expect(correctionsLeft(returned(0), CALL_PRESETS.A_DO_3)).toBe(1);
    expect(correctionsLeft(returned(1), CALL_PRESETS.A_DO_3)).toBe(0);
  });

  it('follows the call, and is never less than none', () => {
    expect(correctionsLeft(returned(1), { corrections_max: 2 })).toBe(1);
    expect(correctionsLeft(returned(2), { corrections_max: 1 })).toBe(0);
  });
});
