import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { idQuery } from './shapes/shapes';

/** The version of the row that the caller read. */
export const rowVersion = z.int().check(z.nonnegative());

/** The part of a body that says which version the caller read. */
export const ofVersion = { row_version: rowVersion };

/** The body of a step that takes nothing. */
export const nothing = z.strictObject({});

/**
 * Makes the endpoints of the steps of one kind of object: `POST /api/{entity}/{name}?id=` that answers the object after
 * the step.
 */
export function stepsOf<const Entity extends string, Answer extends z.core.$ZodType>(
  entity: Entity,
  answer: Answer,
) {
  return <const Name extends string, Body extends z.core.$ZodType>(name: Name, summary: string, body: Body) =>
    defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/${name}`,
      summary,
      schema: { querystring: idQuery, body, response: { 200: answer } },
      errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
      idempotent: true,
    });
}

/** Makes the endpoint of one object by its id, `GET /api/{entity}/find?id=`: for whoever may see it. */
export function findOf<const Entity extends string, Answer extends z.core.$ZodType>(
  entity: Entity,
  answer: Answer,
  summary: string,
) {
  return defineEndpoint({
    method: 'GET',
    url: `/api/${entity}/find`,
    summary,
    schema: { querystring: idQuery, response: { 200: answer } },
    errors: ['no-login', 'object-no-exist'],
  });
}
