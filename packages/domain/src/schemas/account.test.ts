import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mail, newPassword, oneTimeCode, secondFactorCode } from './account';

const codeOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('mail', () => {
  it('is kept trimmed and in lower case', () => {
    expect(mail.parse(' Anna.Przykladowa@Example.COM ')).toBe('anna.przykladowa@example.com');
  });

  it.each([
    [' ', 'is-empty'],
    ['anna', 'not-valid-mail'],
    ['anna@example.email', 'not-valid-mail'],
    [`${'a'.repeat(250)}@b.pl`, 'is-too-big'],
  ])('refuses %j as %s', (text, code) => {
    expect(codeOf(mail.safeParse(text))).toBe(code);
  });
});

describe('newPassword', () => {
  it.each([
    ['Zima!2026x', undefined],
    ['', 'is-empty'],
    [' Zima!2026x ', undefined],
    ['zima!2026x', 'not-valid-pass'],
    ['Zima!20', 'not-valid-pass'],
  ])('%j: %s', (text, code) => {
    expect(codeOf(newPassword.safeParse(text))).toBe(code);
  });

  it('keeps spaces, which are signs like others, and ends at 128 signs', () => {
    expect(newPassword.parse(' Zima!2026x ')).toBe(' Zima!2026x ');
    expect(newPassword.safeParse(`Z!2${'a'.repeat(125)}`).success).toBe(true);
    expect(newPassword.safeParse(`Z!2${'a'.repeat(126)}`).success).toBe(false);
  });
});

describe('oneTimeCode', () => {
  it.each([
    ['123456', undefined],
    [' 123456 ', undefined],
    ['12345', 'not-valid-code'],
    ['1234567', 'not-valid-code'],
    ['12345a', 'not-valid-code'],
    ['١٢٣٤٥٦', 'not-valid-code'],
  ])('%j: %s', (text, code) => {
    expect(codeOf(oneTimeCode.safeParse(text))).toBe(code);
  });
});

describe('secondFactorCode', () => {
  it.each([
    ['123 456', '123456'],
    ['7k2pq-9mx4d', '7K2PQ9MX4D'],
    [' oil0o lLi1d ', '011001111D'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(secondFactorCode.parse(typed)).toBe(stored);
  });

  it.each([
    ['', 'is-empty'],
    ['12345', 'not-valid-code'],
    ['7K2PQ-9MX4', 'not-valid-code'],
    ['7K2PQ-9MX4U', 'not-valid-code'],
  ])('%j: %s', (text, code) => {
    expect(codeOf(secondFactorCode.safeParse(text))).toBe(code);
  });
});

it('describes to clients only the limits that there are', () => {
  expect(z.toJSONSchema(mail)).toMatchObject({ maxLength: 254 });
  expect(z.toJSONSchema(newPassword)).toMatchObject({ maxLength: 128 });
  expect(z.toJSONSchema(oneTimeCode)).toMatchObject({ pattern: '^[0-9]{6}$' });
  // A limit of `Infinity` becomes `null` in JSON, which is no length.
  expect(z.toJSONSchema(oneTimeCode)).not.toHaveProperty('maxLength');
});
