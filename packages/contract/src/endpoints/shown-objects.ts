import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { ObjTypeCode } from '../shapes/object-ref';
import { done, Id } from '../shapes/shapes';

export const shownObjects = {
  showExec: defineEndpoint({
    method: 'POST',
    url: '/api/base/showexec',
    summary:
      'Says that an object is shown: without `obj_type` an application for co-funding. Of what belongs to others it is kept as a reading; the answer that gave the data was kept already.',
    schema: {
      body: z.strictObject({ id_obj: Id, obj_type: z._default(ObjTypeCode, 'cofundingregistration') }),
      response: { 200: done },
    },
    errors: ['no-login', 'token-expired', 'object-no-exist'],
  }),
} as const;
