import { describe, expect, it } from 'vitest';
import { monthAfter } from './month-steps';

describe('monthAfter', () => {
  it.each([
    ['ArrowRight', '2027-05', '2027-06'],
    ['ArrowLeft', '2027-05', '2027-04'],
    ['ArrowDown', '2027-05', '2027-08'],
    ['ArrowUp', '2027-05', '2027-02'],
    ['Home', '2027-05', '2027-04'],
    ['Home', '2027-04', '2027-04'],
    ['End', '2027-05', '2027-06'],
    ['PageDown', '2027-05', '2028-05'],
    ['PageUp', '2027-05', '2026-05'],
  ])('%s leads from %s to %s', (key, month, next) => {
    expect(monthAfter(key, month, false)).toBe(next);
  });

  it.each([
    ['ArrowRight', '2027-12', '2028-01'],
    ['ArrowLeft', '2027-01', '2026-12'],
    ['ArrowDown', '2027-11', '2028-02'],
    ['ArrowUp', '2027-02', '2026-11'],
  ])('%s leads from %s over the end of the year', (key, month, next) => {
    expect(monthAfter(key, month, false)).toBe(next);
  });

  it('goes with the direction of the text', () => {
    expect(monthAfter('ArrowLeft', '2027-05', true)).toBe('2027-06');
    expect(monthAfter('ArrowRight', '2027-05', true)).toBe('2027-04');
  });

  it('leaves other keys to the page', () => {
    expect(monthAfter('Enter', '2027-05', false)).toBeUndefined();
    expect(monthAfter('Tab', '2027-05', false)).toBeUndefined();
  });
});
