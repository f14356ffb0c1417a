import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { lenient } from './lenient';

const inner = z.strictObject({ a: z.string() });

describe('lenient', () => {
  it.each([
    ['an object', inner, { a: 'x', added: 1 }, { a: 'x' }],
    [
      'an object in an object',
      z.strictObject({ inner }),
      { inner: { a: 'x', added: 1 } },
      { inner: { a: 'x' } },
    ],
    ['a list', z.readonly(z.array(inner)), [{ a: 'x', added: 1 }], [{ a: 'x' }]],
    ['what may be missing', z.optional(z.nullable(inner)), { a: 'x', added: 1 }, { a: 'x' }],
    ['a choice', z.union([inner, z.strictObject({ b: z.int() })]), { b: 1, added: 1 }, { b: 1 }],
    [
      'a choice by a key',
      z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('k') })]),
      { kind: 'k', added: 1 },
      { kind: 'k' },
    ],
    ['a record', z.record(z.string(), inner), { any: { a: 'x', added: 1 } }, { any: { a: 'x' } }],
    ['a part of an object', z.partial(inner), { added: 1 }, {}],
  ])('leaves out what it does not know: %s', (_, schema, answer, known) => {
    expect(z.safeParse(schema, answer).success).toBe(false);
    expect(z.parse(lenient<z.core.$ZodType>(schema), answer)).toEqual(known);
  });

  it('still checks what it knows', () => {
    const distinct = z.strictObject({ list: z.array(inner).check(z.maxLength(1)) });
    expect(z.safeParse(lenient(distinct), { list: [{ a: 'x' }, { a: 'y' }] }).success).toBe(false);
    expect(z.safeParse(lenient(distinct), { list: [{ a: 1 }] }).success).toBe(false);
  });
});
