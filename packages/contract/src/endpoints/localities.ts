import { LOCALITY_NAME_MAX } from '@urzad/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { envelope, Id, tidyLine } from '../shapes/shapes';

/** An entry of the dictionary MIEJSCOWOSCI: a town or village in its commune, a code of GMINY. */
const LocalityView = z.object({ id: Id, name: z.string(), community: z.string() });

/** The names of one commune, in Polish alphabetical order. */
const LocalitiesOfCommune = z.object({ community: z.string(), names: z.array(z.string()) });

export const localities = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/locality/get',
    summary: 'The whole dictionary of places, by commune. A form asks for it once and searches it itself.',
    schema: { response: { 200: envelope(z.array(LocalitiesOfCommune)) } },
    errors: ['no-login', 'token-expired'],
  }),
  add: defineEndpoint({
    method: 'POST',
    url: '/api/locality/add',
    summary: 'Add a place to the dictionary. One that is there already is `object-exist`.',
    schema: {
      body: z.strictObject({
        name: z.string().check(tidyLine, z.maxLength(LOCALITY_NAME_MAX, 'is-too-big')),
        community: z.string(),
      }),
      response: { 200: envelope(LocalityView) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-exist'],
    idempotent: true,
  }),
} as const;
