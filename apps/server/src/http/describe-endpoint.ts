import type { SwaggerTransform } from '@fastify/swagger';
import { ChunkFinish, ChunkStart, defaultStatusOf, type ErrorCode, errorEntryOf } from '@urzad/contract';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** What any endpoint may answer (Order §1). */
const COMMON_ERRORS: readonly ErrorCode[] = [
  // Of the header `Application`.
  'object-no-exist',
  'not-valid',
  'too-many-requests',
  'server',
];

const IDEMPOTENCY_KEY = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{8,100}$',
      description: 'One for each act of a person: for 24 hours the same key gets the first answer again.',
    },
  },
};

const ONE_FILE = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'string', format: 'binary' } },
  },
};

const CHUNKS = {
  body: {
    content: {
      'application/json': {
        schema: { oneOf: [ChunkStart, ChunkFinish].map((body) => z.toJSONSchema(body, { io: 'input' })) },
      },
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['phase', 'session_id', 'start_offset', 'chunk'],
          properties: {
            phase: { type: 'string', enum: ['upload'] },
            session_id: { type: 'string' },
            start_offset: { type: 'string', pattern: '^[0-9]+$' },
            chunk: { type: 'string', format: 'binary', description: 'The last part of the body.' },
          },
        },
      },
    },
  },
};

const BYTES = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** An endpoint of the contract as OpenAPI, with its headers and each of its errors. */
export const describeEndpoint: SwaggerTransform = (endpoint) => {
  const { schema, url } = jsonSchemaTransform(endpoint);
  const config: FastifyContextConfig = endpoint.route.config ?? {};
  const { errors = [], idempotent = false, takesFile = false, isChunked = false } = config;

  return {
    url,
    schema: {
      ...schema,
      ...(idempotent && { headers: IDEMPOTENCY_KEY }),
      ...(takesFile && ONE_FILE),
      ...(isChunked && endpoint.route.method === 'POST' && CHUNKS),
      // The header `token` is required only where its absence is an error.
      ...(!errors.includes('no-login') && { security: [] }),
      response: { ...answerOf(schema), ...errorsByStatus([...errors, ...COMMON_ERRORS], isChunked) },
    },
  };
};

function answerOf({ response }: FastifySchema): object {
  return response ? open(response) : { 200: BYTES };
}

/** A newer server may answer more fields, so no object of an answer is closed. */
function open<Part>(part: Part): Part {
  const isClosing = (key: string, value: unknown) => key === 'additionalProperties' && value === false;

  return JSON.parse(JSON.stringify(part, (key, value) => (isClosing(key, value) ? undefined : value)));
}

function errorsByStatus(codes: readonly ErrorCode[], isChunked: boolean): Record<number, object> {
  const each = [...new Set(codes)];
  const statuses = new Set(each.map(defaultStatusOf));
  const withStatus = (status: number) => each.filter((code) => defaultStatusOf(code) === status);

  return Object.fromEntries([...statuses].map((status) => [status, errorOf(withStatus(status), isChunked)]));
}

function errorOf(codes: readonly ErrorCode[], isChunked: boolean) {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorEntryOf(code).text.en}`).join('\n\n'),
    type: 'object',
    required: isChunked ? ['status', 'code'] : ['code'],
    properties: {
      ...(isChunked && { status: { type: 'string', enum: ['error'] } }),
      code: { type: 'string', enum: codes },
      data: { description: 'What it is about, such as `{field: code}`.' },
    },
  };
}
