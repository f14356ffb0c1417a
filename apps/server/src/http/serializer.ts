import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/**
 * Compiles the schema of an answer once, at the first answer: the start does not wait for all of them. What a schema does
 * not name is not written, so nothing leaves the server by accident.
 */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= compiled(schema);
    return write(answer);
  };
};

function compiled(schema: $ZodType) {
  const json = toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  // Both sides mean JSON Schema, draft 7; their types differ in what an absent keyword is.
  return fastJson(json as Schema);
}
