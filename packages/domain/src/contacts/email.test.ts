import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email';

describe('isEmail', () => {
  it.each([
    'anna.przykladowa@example.com',
    'Anna+dom@Example.COM',
    'a_b-c@sub.example.info',
    'a@b.pl',
    `${'a'.repeat(242)}@example.com`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['no @', 'anna.example.com'],
    ['two @', 'a@b@example.com'],
    ['no name', '@example.com'],
    ['no ending', 'anna@example'],
    ['an ending of one letter', 'anna@example.c'],
    ['an ending of five letters', 'anna@example.email'],
    ['a Polish letter', 'łucja@example.com'],
    ['a space', 'anna @example.com'],
    ['a dot at the beginning', '.anna@example.com'],
    ['two dots', 'anna..p@example.com'],
    ['a new line', 'anna@example.com\nbcc: b@example.com'],
    ['255 characters', `${'a'.repeat(243)}@example.com`],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes the longest ending as a parameter', () => {
    expect(isEmail('anna@example.email', 6)).toBe(true);
  });
});

it('is kept in lower case without outer spaces', () => {
  expect(normaliseEmail(' Anna@Example.COM ')).toBe('anna@example.com');
});
