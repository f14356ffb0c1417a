import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';

/** What a call is made of before `defineCall` turns it into a route. */
export interface CallDescription<
  Method extends 'GET' | 'POST' | 'DELETE' = 'GET' | 'POST' | 'DELETE',
  Url extends `/api/${string}` = `/api/${string}`,
  Schema extends CallSchema = CallSchema,
  Errors extends readonly ErrorCode[] = readonly ErrorCode[],
> {
  method: Method;
  /** Whole path, `/api/{entity}/{verb}` (Order §1). */
  url: Url;
  /** One sentence for the OpenAPI page. */
  summary: string;
  schema: Schema;
  /** Codes this call may answer beside those that every call may (`server`, `not-valid`, `too-many-requests`). */
  errors: Errors;
  /** A person may send it twice: the client adds an `Idempotency-Key`, the server keeps the first answer. */
  idempotent?: boolean;
}

export interface CallSchema {
  querystring?: z.core.$ZodType;
  body?: z.core.$ZodType;
  headers?: z.core.$ZodType;
  response: { 200: z.core.$ZodType };
}

/** A call of any shape, for code that handles all of them alike. */
export type AnyCall = ReturnType<typeof defineCall>;

/** What the client gives: strings and numbers are both good for a query id. */
export type QueryOf<Call extends { schema: CallSchema }> = Call['schema'] extends {
  querystring: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

export type BodyOf<Call extends { schema: CallSchema }> = Call['schema'] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The whole answer, `{ data }` or `{ data, count }`. */
export type AnswerOf<Call extends { schema: CallSchema }> = z.output<Call['schema']['response'][200]>;

/**
 * One description for three readers: spread it into `app.route({ ...call, handler })`, give it to the portal's client,
 * and the OpenAPI page shows it.
 */
export function defineCall<
  const Method extends 'GET' | 'POST' | 'DELETE',
  const Url extends `/api/${string}`,
  const Schema extends CallSchema,
  const Errors extends readonly ErrorCode[],
>(call: CallDescription<Method, Url, Schema, Errors>) {
  const { method, url, summary, schema, errors, idempotent = false } = call;
  const [, , tag = 'base'] = url.split('/');

  return {
    method,
    url,
    config: { idempotent, errors },
    schema: { ...schema, summary, tags: [tag] },
  };
}
