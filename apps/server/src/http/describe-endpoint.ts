import type { SwaggerTransform } from '@fastify/swagger';
import { defaultStatusOf, type ErrorCode, errorEntryOf } from '@urzad/contract';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** What any endpoint may answer (Order §1). */
const COMMON_ERRORS: readonly ErrorCode[] = ['not-valid', 'too-many-requests', 'server'];

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

const BYTES = {
  description: 'The file',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

/** An endpoint of the contract as OpenAPI, with its headers and each of its errors. */
export const describeEndpoint: SwaggerTransform = (endpoint) => {
  const { schema, url } = jsonSchemaTransform(endpoint);
  const config: FastifyContextConfig = endpoint.route.config ?? {};
  const { errors = [], idempotent = false, takesFile = false } = config;

  return {
    url,
    schema: {
      ...schema,
      ...(idempotent && { headers: IDEMPOTENCY_KEY }),
      ...(takesFile && ONE_FILE),
      // The header `token` is required only where its absence is an error.
      ...(!errors.includes('no-login') && { security: [] }),
      response: { ...answerOf(schema), ...errorsByStatus([...errors, ...COMMON_ERRORS]) },
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

function errorsByStatus(codes: readonly ErrorCode[]): Record<number, object> {
  const each = [...new Set(codes)];
  const statuses = new Set(each.map(defaultStatusOf));
  const withStatus = (status: number) => each.filter((code) => defaultStatusOf(code) === status);

  return Object.fromEntries([...statuses].map((status) => [status, errorOf(withStatus(status))]));
}

function errorOf(codes: readonly ErrorCode[]) {
  return {
    description: codes.map((code) => `\`${code}\`: ${errorEntryOf(code).text.en}`).join('\n\n'),
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', enum: codes },
      data: { description: 'What it is about, such as `{field: code}`.' },
    },
  };
}
