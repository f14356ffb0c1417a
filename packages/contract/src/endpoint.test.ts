import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { type AnswerOf, type BodyOf, defineEndpoint, type QueryOf } from './endpoint';
import { envelope, Id, idQuery } from './shapes/shapes';

const sign = defineEndpoint({
  method: 'POST',
  url: '/api/cofundingregistration/sign',
  summary: 'Signs a registration',
  schema: {
    querystring: idQuery,
    body: z.strictObject({ code: z.string() }),
    response: { 200: envelope(Id) },
  },
  errors: ['illegal-step', 'object-no-exist'],
  idempotent: true,
});

it('stands with the others of its entity', () => {
  expect(sign.schema.tags).toEqual(['cofundingregistration']);
});

it('tells whether a person may send it twice, and what it may refuse', () => {
  expect(sign.config).toEqual({ idempotent: true, errors: ['illegal-step', 'object-no-exist'] });
});

it('keeps the types of query, body and answer', () => {
  expectTypeOf<QueryOf<typeof sign>>().toEqualTypeOf<{ id: string | number }>();
  expectTypeOf<BodyOf<typeof sign>>().toEqualTypeOf<{ code: string }>();
  expectTypeOf<AnswerOf<typeof sign>>().toEqualTypeOf<{ data: number }>();
  expectTypeOf(sign.url).toEqualTypeOf<'/api/cofundingregistration/sign'>();
});
