import { LOCALITY_NAME_MAX } from '@urzad/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, envelope, Id, idQuery, tidyLine, YesNo } from '../shapes/shapes';
import { ofVersion } from '../step-endpoint';

/** An entry of the dictionary MIEJSCOWOSCI: a town or village in its commune, a code of GMINY. */
const LocalityView = z.object({ id: Id, name: z.string(), community: z.string() });

/** The names of one commune, in Polish alphabetical order. */
const LocalitiesOfCommune = z.object({ community: z.string(), names: z.array(z.string()) });

/** The largest text of a register: SIMC of the whole country has about six million letters. */
const REGISTER_MAX = 12_000_000;
const RegisterText = z.string().check(z.maxLength(REGISTER_MAX));

/** What the registers change in the dictionary of places, with the first places of each kind. */
export const RegisterChanges = z.object({
  /** Places of the voivodeship in the files. */
  found: z.int(),
  added: z.int(),
  /** Known places that get their identifier. */
  named: z.int(),
  renamed: z.int(),
  ended: z.int(),
  first: z.object({
    added: z.array(z.string()),
    renamed: z.array(z.object({ from: z.string(), to: z.string() })),
    ended: z.array(z.string()),
  }),
});
export type RegisterChanges = z.infer<typeof RegisterChanges>;

/** Why the files cannot be imported; `line` is that of the file. */
export const RegisterRefusal = z.object({
  file: z.enum(['TERC', 'SIMC']),
  reason: z.enum(['encoding', 'header', 'columns', 'commune', 'unknown-commune', 'place', 'empty']),
  line: z.optional(z.int()),
  name: z.optional(z.string()),
});
export type RegisterRefusal = z.infer<typeof RegisterRefusal>;

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
  delete: defineEndpoint({
    method: 'POST',
    url: '/api/locality/delete',
    summary:
      'Deletes a place that the office added and nothing names; `illegal-step` says `register` of one that the product or a register has, or `used` with `uses`',
    schema: { querystring: idQuery, body: z.strictObject(ofVersion), response: { 200: done } },
    errors: ['no-login', 'token-expired', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  import: defineEndpoint({
    method: 'POST',
    url: '/api/locality/import',
    summary:
      'Writes the places of TERC and SIMC into the dictionary, or with `preview` says what they would change. Files that cannot be read are `not-valid` with the file, the line and the reason; nothing is written then.',
    schema: {
      body: z.strictObject({ terc: RegisterText, simc: RegisterText, preview: YesNo }),
      response: { 200: envelope(RegisterChanges) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
    idempotent: true,
  }),
} as const;
