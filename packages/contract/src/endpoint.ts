import type * as z from 'zod/mini';
import type { ErrorCode } from './errors';

/** The parameters of `defineEndpoint`. */
export interface EndpointDescription<
  Method extends 'GET' | 'POST' | 'DELETE' = 'GET' | 'POST' | 'DELETE',
  Url extends `/api/${string}` = `/api/${string}`,
  Schema extends EndpointSchema = EndpointSchema,
  Errors extends readonly ErrorCode[] = readonly ErrorCode[],
> {
  method: Method;
  /** Whole path, `/api/{entity}/{verb}` (Order §1). */
  url: Url;
  /** One sentence for the OpenAPI page. */
  summary: string;
  schema: Schema;
  /** Codes this endpoint may answer beside those that every one may (`server`, `not-valid`, `too-many-requests`). */
  errors: Errors;
  /** A person may send it twice: the client adds an `Idempotency-Key`, the server stores the first answer. */
  idempotent?: boolean;
}

export interface EndpointSchema {
  querystring?: z.core.$ZodType;
  body?: z.core.$ZodType;
  headers?: z.core.$ZodType;
  response: { 200: z.core.$ZodType };
}

/** An endpoint of any shape, for code that handles all endpoints alike. */
export type AnyEndpoint = ReturnType<typeof defineEndpoint>;

/** The query as the client gives it: a string or a number for an id. */
export type QueryOf<Endpoint extends { schema: EndpointSchema }> = Endpoint['schema'] extends {
  querystring: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The query as the server parsed it: ids are numbers, absent parameters have their defaults. */
export type ParsedQueryOf<Endpoint extends { schema: EndpointSchema }> = Endpoint['schema'] extends {
  querystring: infer Schema extends z.core.$ZodType;
}
  ? z.output<Schema>
  : undefined;

export type BodyOf<Endpoint extends { schema: EndpointSchema }> = Endpoint['schema'] extends {
  body: infer Schema extends z.core.$ZodType;
}
  ? z.input<Schema>
  : undefined;

/** The whole answer, `{ data }` or `{ data, count }`. */
export type AnswerOf<Endpoint extends { schema: EndpointSchema }> = z.output<
  Endpoint['schema']['response'][200]
>;

/**
 * One description for three readers: `app.route({ ...endpoint, handler })` of the server, the client of the portal,
 * and the OpenAPI page.
 */
export function defineEndpoint<
  const Method extends 'GET' | 'POST' | 'DELETE',
  const Url extends `/api/${string}`,
  const Schema extends EndpointSchema,
  const Errors extends readonly ErrorCode[],
>(endpoint: EndpointDescription<Method, Url, Schema, Errors>) {
  const { method, url, summary, schema, errors, idempotent = false } = endpoint;
  const [, , tag = 'base'] = url.split('/');

  return {
    method,
    url,
    config: { idempotent, errors },
    schema: { ...schema, summary, tags: [tag] },
  };
}
