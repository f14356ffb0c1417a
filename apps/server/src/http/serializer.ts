import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/**
 * Compiles the schema of an answer at the first answer, so that the start does not wait for all of them. Fields
 * outside the schema are not written, so nothing is sent by accident.
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
  // Both types describe JSON Schema, draft 7; they differ in the type of an absent keyword.
  return fastJson(json as Schema);
}
