import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

type Write = (answer: unknown) => string;

/** By schema: the one of errors, which every endpoint answers, is compiled for the first of them only. */
const writes = new WeakMap<$ZodType, Write>();

/**
 * Compiles the schema of an answer at the first answer, so that the start does not wait for all of them. Fields
 * outside the schema are not written, so nothing is sent by accident.
 */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  return (answer) => {
    const write = writes.get(schema) ?? compiled(schema);
    writes.set(schema, write);
    return write(answer);
  };
};

function compiled(schema: $ZodType): Write {
  const json = toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
  // Both types describe JSON Schema, draft 7; they differ in the type of an absent keyword.
  return fastJson(json as Schema);
}
