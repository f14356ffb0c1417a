import { describe, expect, it } from 'vitest';
import { containsPersonalData, isPasswordStrongEnough, passwordRequirements, strengthOf } from './password';

describe('strengthOf', () => {
  it.each([
    ['Zima!2026x', 'strong'],
    ['Żółć!202', 'strong'],
    ['Zi!20', 'medium'],
    ['Zima', 'medium'],
    ['ZIMA2026', 'medium'],
    ['zima2026', 'medium'],
    ['zima!', 'weak'],
    ['20', 'weak'],
    ['z', 'none'],
    ['', 'none'],
  ])('of %s is %s', (text, expected) => {
    expect(strengthOf(text)).toBe(expected);
  });
});

describe('passwordRequirements', () => {
  it.each([
    ['Zima!2026x', { length: true, capital: true, special: true, digit: true }],
    ['ZIMA!2026', { length: true, capital: true, special: true, digit: true }],
    ['Zima!20', { length: false, capital: true, special: true, digit: true }],
    ['zima!2026x', { length: true, capital: false, special: true, digit: true }],
    ['Zima2026xx', { length: true, capital: true, special: false, digit: true }],
    ['Zima!Zima!', { length: true, capital: true, special: true, digit: false }],
    ['😀😀😀😀', { length: false, capital: false, special: true, digit: false }],
  ])('of %s', (text, expected) => {
    expect(passwordRequirements(text)).toEqual(expected);
    expect(isPasswordStrongEnough(text)).toBe(Object.values(expected).every(Boolean));
  });
});

describe('containsPersonalData', () => {
  const anna = { firstname: 'Łucja Maria', lastname: 'Ćwiczebna-Ha', mail: 'biuro.domowe1@example.com' };

  it.each([
    ['Lucja!2026', true],
    ['xxCWICZEBNA!1', true],
    ['Maria!2026', true],
    ['Domowe!2026', true],
    ['Ha!Zima!2026', false],
    ['Example!2026', false],
    ['Zima!2026x', false],
  ])('%s: %s', (text, expected) => {
    expect(containsPersonalData(text, anna)).toBe(expected);
  });

  it('finds a first name of three letters', () => {
    expect(containsPersonalData('Zima!Ewa2026', { firstname: 'Ewa' })).toBe(true);
  });

  it('finds nothing where nothing is known', () => {
    expect(containsPersonalData('Zima!2026x', {})).toBe(false);
  });
});
