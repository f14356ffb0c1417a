import * as z from 'zod/mini';
import { fieldErrorsOf } from './field-errors-of';

/**
 * What was sent, where an endpoint takes bodies of several kinds and parses them itself.
 * @throws ApiError `no-required-data` or `not-valid`, as a body that Fastify validates
 */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const result = z.safeParse(schema, sent);
  if (result.success) return result.data;
  throw fieldErrorsOf(
    result.error.issues.map(({ path, message }) => ({ instancePath: `/${path.join('/')}`, message })),
    sent,
  );
}
