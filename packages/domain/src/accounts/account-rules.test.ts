import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mail, newPassword, oneTimeCode } from '../schemas/account';
import { errorsOf } from '../schemas/errors-of';
import { mailError, newPasswordError, oneTimeCodeError, repeatedPasswordError } from './account-rules';

/** The error of the schema that the server uses, with its limit. */
function schemaError(schema: typeof mail | typeof newPassword | typeof oneTimeCode, text: string) {
  return errorsOf(z.object({ text: schema }), { text }).text;
}

const tooLong = (n: number) => ({ code: 'is-too-big', n, isLength: true });

describe('mailError, as the schema', () => {
  it.each([
    ['anna@example.com', undefined],
    [' Anna@Example.COM ', undefined],
    ['', 'is-empty'],
    [' ', 'is-empty'],
    ['anna@', 'not-valid-mail'],
    [`${'a'.repeat(242)}@example.com`, undefined],
    [`${'a'.repeat(243)}@example.com`, tooLong(254)],
  ])('says of %j: %j', (text, refusal) => {
    expect(mailError(text)).toEqual(refusal);
    expect(schemaError(mail, text)).toEqual(refusal);
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
    [`Z!2${'a'.repeat(126)}`, tooLong(128)],
    ['a'.repeat(129), tooLong(128)],
  ])('says of %j: %j', (text, refusal) => {
    expect(newPasswordError(text)).toEqual(refusal);
    expect(schemaError(newPassword, text)).toEqual(refusal);
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
