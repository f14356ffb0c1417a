import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { OfficeDocument } from '../shapes/document-shapes';
import { envelope, Id, IsoDateTime, idQuery, Sha256 } from '../shapes/shapes';

/** An information clause to be read (Process §2.12). It informs; it asks for no consent. */
export const CofundingClause = z.object({
  id: Id,
  kind: z.enum(['RODO13_REKRUTACJA']),
  status: z.enum(['to_sign', 'signed']),
  id_registration: Id,
  sign_date: z.nullable(IsoDateTime),
  document: OfficeDocument,
});
export type CofundingClause = z.infer<typeof CofundingClause>;

const answer = { 200: envelope(CofundingClause) };

export const cofundingClauses = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingclause/find',
    summary: 'One information clause with its document',
    schema: { querystring: idQuery, response: answer },
    errors: ['no-login', 'object-no-exist'],
  }),
  /** Signing twice changes nothing: the second request answers the signed clause. */
  sign: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingclause/sign',
    summary: 'Confirm having read the information clause',
    schema: {
      querystring: idQuery,
      body: z.strictObject({
        sha256: Sha256,
        statement: z.literal('yes'),
      }),
      response: answer,
    },
    errors: ['no-login', 'object-no-exist', 'conflict'],
    idempotent: true,
  }),
} as const;
