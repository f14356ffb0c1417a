import * as z from 'zod/mini';
import { AccessionFacts } from '../shapes/accession-shapes';
import { BroughtCertificateCode, WorkCertificates } from '../shapes/employer-shapes';
import { Reason } from '../shapes/reason';
import { envelope, Id } from '../shapes/shapes';
import { findOf, rowVersion, stepsOf } from '../step-endpoint';

const answer = envelope(WorkCertificates);
const step = stepsOf('cofundingemployer', answer);

/** Certificates about work that come after the documents stage (Process §1.2, step 14; Process §2.6); `id` is a registration. */
export const cofundingEmployers = {
  find: findOf('cofundingemployer', answer, 'Certificates about the work of the person of a registration'),
  /**
   * Of the person themselves, and sent to the office at once; the one that waits is exchanged. Before the contract stage
   * and after the participation it is `illegal-step`. So is a second START `{reason: 'accepted'}`, a PERIODIC before
   * it `{reason: 'start'}`, and one when the rest of the support is covered `{reason: 'not-needed'}`.
   */
  add: step(
    'add',
    'Bring a certificate about work',
    z.strictObject({ kind: BroughtCertificateCode, filename: z.string().check(z.maxLength(80)) }),
  ),
  /**
   * Accepts a certificate with what was read from it, or rejects it with a note. Wrong facts, and what the rules refuse
   * (E13), are `not-valid` `{'facts.issued_date': …}`.
   */
  check: step(
    'check',
    'Accept or reject a certificate about work',
    z.strictObject({
      row_version: rowVersion,
      id_certificate: Id,
      status: z.enum(['accepted', 'rejected']),
      note: z.optional(Reason),
      facts: z.optional(AccessionFacts),
    }),
  ),
} as const;
