import { describe, expect, it } from 'vitest';
import { mailError, newPasswordError, oneTimeCodeError, repeatedPasswordError } from './account-rules';
import { mail, newPassword, oneTimeCode } from './schemas/account';

/** The code of the schema that a server uses. */
function schemaError(schema: typeof mail | typeof newPassword | typeof oneTimeCode, text: string) {
  return schema.safeParse(text).error?.issues[0]?.message;
}

describe('mailError, as the schema', () => {
  it.each([
    ['anna@example.com', undefined],
    [' Anna@Example.COM ', undefined],
    ['', 'is-empty'],
    [' ', 'is-empty'],
    ['anna@', 'not-valid-mail'],
    [`${'a'.repeat(242)}@example.com`, undefined],
    [`${'a'.repeat(243)}@example.com`, 'is-too-big'],
  ])('says of %j: %s', (text, code) => {
    expect(mailError(text)).toBe(code);
    expect(schemaError(mail, text)).toBe(code);
  });
});

describe('newPasswordError, as the schema', () => {
  it.each([
    ['Zima!2026x', undefined],
    [' Zima!2026x ', undefined],
    ['', 'is-empty'],
    ['        ', 'not-valid-pass'],
    ['zima!2026x', 'not-valid-pass'],
    [`Z!2${'a'.repeat(125)}`, undefined],
    [`Z!2${'a'.repeat(126)}`, 'is-too-big'],
    ['a'.repeat(129), 'is-too-big'],
  ])('says of %j: %s', (text, code) => {
    expect(newPasswordError(text)).toBe(code);
    expect(schemaError(newPassword, text)).toBe(code);
  });
});

describe('oneTimeCodeError, as the schema', () => {
  it.each([
    ['123456', undefined],
    [' 123456 ', undefined],
    ['', 'is-empty'],
    ['12345', 'not-valid-code'],
    ['1234567', 'not-valid-code'],
    ['١٢٣٤٥٦', 'not-valid-code'],
  ])('says of %j: %s', (text, code) => {
    expect(oneTimeCodeError(text)).toBe(code);
    expect(schemaError(oneTimeCode, text)).toBe(code);
  });
});

describe('repeatedPasswordError', () => {
  it.each([
    ['', 'Zima!2026x', 'is-empty'],
    ['Zażółć!26'.normalize('NFD'), 'Zażółć!26'.normalize('NFC'), undefined],
    ['Zima!2026', 'Zima!2026x', 'not-equal'],
    ['Zima!2026x', 'Zima!2026x', undefined],
  ])('says of %j after %j: %s', (repeated, password, code) => {
    expect(repeatedPasswordError(repeated, password)).toBe(code);
  });
});
