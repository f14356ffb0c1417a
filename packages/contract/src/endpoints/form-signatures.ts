import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { Registration } from '../shapes/registration-shapes';
import { envelope, Id, idQuery, Sha256 } from '../shapes/shapes';
import { UploadVerdict } from '../shapes/upload-verdict';
import { stepsOf } from '../step-endpoint';
import { signBody } from './documents';

const step = stepsOf('cofundingregistration', envelope(Registration));

const Filename = z.string().check(z.minLength(1), z.maxLength(80));

/** The signature of a form of an application by its parent: in the portal, or outside of it (Process §5). */
export const formSignatures = {
  signcode: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingregistration/signcode',
    summary: 'Mail the six-digit code for signing',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_document: Id }),
      /**
       * The masked address that the code was sent to, and for how long the code is valid: a duration, as the clock of
       * the caller may be wrong.
       */
      response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
    },
    errors: ['no-login', 'object-no-exist', 'illegal-step', 'too-many-requests'],
  }),
  /** A wrong password is `not-valid` `{pass: 'not-valid-pass'}`, a wrong code `not-valid-code`, another method `illegal-step`. */
  sign: step('sign', 'Sign the form with password and code; the server seals it', signBody),
  /** Judges a signed file that the caller uploaded, and changes nothing. */
  checksigned: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingregistration/checksigned',
    summary: 'The verdict on a form that was signed outside of the portal',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_document: Id, filename: Filename }),
      response: { 200: envelope(UploadVerdict) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict', 'too-many-requests'],
  }),
  /**
   * A file whose verdict is not `TOTAL_PASSED` is `not-valid` `{filename}`. Where the office takes no such signature
   * `illegal-step` `{reason: 'method'}`.
   */
  signfile: step(
    'signfile',
    'Sign a form by a file that was signed outside of the portal',
    z.strictObject({ id_document: Id, sha256: Sha256, filename: Filename }),
  ),
} as const;
