import { CHILDREN_MAX, personalDataDraft } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { AccessionFacts } from '../shapes/accession-shapes';
import { FileKindCode } from '../shapes/attachment-shape';
import { Reason } from '../shapes/reason';
import { Registration } from '../shapes/registration-shapes';
import { envelope, Id } from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundingregistration', envelope(Registration));

/** Longer than any term may be prolonged: a typing error. */
const PROLONG_MAX = 60;

/** The documents that a qualified person brings before the contract, and their check (Process §1.2, step 12). */
export const accession = {
  /**
   * Attaches an uploaded file as one of the documents asked for; the one before is exchanged. A document that is not
   * asked for is `not-valid` `{kind: 'not-valid-option'}`, an accepted one `illegal-step` `{reason: 'accepted'}`, after
   * the last day `{reason: 'documents-late'}`.
   */
  attach: step(
    'attachproof',
    'Attach an uploaded file as a document for the contract',
    z.strictObject({
      filename: z.string().check(z.maxLength(80)),
      kind: FileKindCode,
      child: z.nullable(z.int().check(z.nonnegative(), z.maximum(CHILDREN_MAX))),
    }),
  ),
  /** A wrong number is `not-valid` `{bank_account_number: 'not-valid-bank-account'}`. */
  account: step(
    'setaccount',
    'Name the bank account for payments',
    z.strictObject({ row_version: rowVersion, bank_account_number: z.string().check(z.maxLength(40)) }),
  ),
  /** Makes the form of participant's data (D7) with these answers; the one before is void, also a signed one. */
  personalData: step(
    'personaldata',
    'Make the form of participant’s data to sign',
    z.strictObject({ row_version: rowVersion, answers: personalDataDraft }),
  ),
  /** All at once: what is missing is `not-valid` by `files.ZASW_PUP`, `bank_account_number`, `personal_data`. */
  send: step(
    'senddocuments',
    'Send the documents for the contract to the office',
    z.strictObject({ row_version: rowVersion }),
  ),
  /**
   * Accepts one document with what was read from it, or returns it with a note. Of who leads the registration. Wrong
   * facts, and what the rules refuse (E8, E9, E13), are `not-valid` `{'facts.register_no': …}`.
   */
  check: step(
    'checkproof',
    'Accept or return one document for the contract',
    z.strictObject({
      row_version: rowVersion,
      id_file: Id,
      status: z.enum(['accepted', 'rejected']),
      note: z.optional(Reason),
      facts: z.optional(AccessionFacts),
    }),
  ),
  /** Without a returned document it is `not-valid` `{files: 'is-empty'}`. */
  return: step(
    'returndocuments',
    'Return the documents for the contract to the parent',
    z.strictObject({ row_version: rowVersion }),
  ),
  /** All have to be accepted first: otherwise `not-valid` `{files: 'is-empty'}`. A child beyond the age is `not-valid` (E5). */
  accept: step(
    'acceptdocuments',
    'Accept the documents; the contract is prepared next',
    z.strictObject({ row_version: rowVersion }),
  ),
  /** Once: then `illegal-step` `{reason: 'prolonged'}`. More days than the call gives are `not-valid` `{days: 'is-too-big'}`. */
  prolong: step(
    'prolongdocuments',
    'Give more days for the documents',
    z.strictObject({
      row_version: rowVersion,
      days: z.int().check(z.positive(), z.maximum(PROLONG_MAX)),
      reason: Reason,
    }),
  ),
} as const;
