import { CERTIFICATE_KINDS } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PrintedFile } from '../shapes/printed-file';
import { envelope, QueryId } from '../shapes/shapes';

export const certificates = {
  /**
   * Without `id` an empty form, for everybody; with it the form is filled with the answers of the caller's
   * registration. Nothing is stored.
   */
  find: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcertificate/find',
    summary: 'The form of a certificate to print, empty or filled in from one’s own registration',
    schema: {
      querystring: z.strictObject({ kind: z.enum(CERTIFICATE_KINDS), id: z.optional(QueryId) }),
      response: { 200: envelope(PrintedFile) },
    },
    errors: ['no-login', 'object-no-exist'],
  }),
} as const;
