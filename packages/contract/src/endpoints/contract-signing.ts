import { oneTimeCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText } from '../shapes/account-shapes';
import { Annex } from '../shapes/annex-shapes';
import { Contract } from '../shapes/contract-shapes';
import { Reason } from '../shapes/reason';
import {
  envelope,
  Id,
  IsoDate,
  idList,
  idQuery,
  page,
  pageQuery,
  QueryId,
  Sha256,
  seen,
  tidyLine,
} from '../shapes/shapes';
import {
  AnnexToSign,
  COUNTERSIGN_MAX,
  ContractToSign,
  Countersigned,
  DeskRow,
  PLACE_MAX,
} from '../shapes/signing-shapes';
import { UploadVerdict } from '../shapes/upload-verdict';
import { rowVersion, stepsOf } from '../step-endpoint';
import { signBody } from './documents';

const Filename = z.string().check(z.minLength(1), z.maxLength(80));

/**
 * The signatures of contracts and of their annexes (Process §5; Order §12): the same endpoints for both.
 * @param of the kind of object, its answer, what is signed of it, and its English names in summaries
 */
function signingOf<
  const Entity extends 'cofundingcontract' | 'cofundingannex',
  One extends z.core.$ZodType,
  ToSign extends z.core.$ZodType,
>({
  entity,
  answer,
  toSign,
  names: { one, an, many },
}: {
  entity: Entity;
  answer: One;
  toSign: ToSign;
  names: { one: string; an: string; many: string };
}) {
  const step = stepsOf(entity, envelope(answer));
  return {
    /** The contract that waits for the caller's signature; `id` picks another. Having none is no error and answers null. */
    tosign: defineEndpoint({
      method: 'GET',
      url: `/api/${entity}/tosign` as const,
      summary: `The ${one} that waits for my signature`,
      schema: {
        querystring: z.strictObject({ id: z.optional(QueryId) }),
        response: { 200: envelope(z.nullable(toSign)) },
      },
      errors: ['no-login', 'no-privilege', 'object-no-exist'],
    }),
    /** Judges a signed file that the caller uploaded, and changes nothing. */
    checksigned: defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/checksigned` as const,
      summary: `The verdict on ${an} that was signed outside of the portal`,
      schema: {
        querystring: idQuery,
        body: z.strictObject({ filename: Filename }),
        response: { 200: envelope(UploadVerdict) },
      },
      errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'too-many-requests'],
    }),
    /** The signature of the parent: an uploaded file whose verdict is not `FAILED`, else `not-valid` `{filename}`. */
    sign: step(
      'sign',
      `Hand over the ${one} signed by the participant`,
      z.strictObject({ filename: Filename, sha256: Sha256 }),
    ),
    /** A code for exactly this document. Where the office takes no such signature `illegal-step` `{reason: 'method'}`. */
    signcode: defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/signcode` as const,
      summary: `Mail the six-digit code for signing ${an} in the portal`,
      schema: {
        querystring: idQuery,
        body: z.strictObject({ id_document: Id }),
        response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
      },
      errors: [
        'no-login',
        'no-privilege',
        'object-no-exist',
        'illegal-step',
        'conflict',
        'too-many-requests',
      ],
    }),
    /** A wrong password is `not-valid` `{pass: 'not-valid-pass'}`, a wrong code `not-valid-code`. */
    signbycode: step('signbycode', `Sign ${an} with password and code; the server seals it`, signBody),
    /**
     * Both sides signed the same paper: one person enters its scan and days (Order §12). Again it replaces what was entered
     * before. `not-valid` `{field: code}`; of the scan `damaged`, or `signed` for one that has an electronic signature.
     */
    enterpaper: step(
      'enterpaper',
      `Enter ${an} that both sides signed on paper`,
      z.strictObject({
        row_version: rowVersion,
        filename: Filename,
        member_date: IsoDate,
        office_date: IsoDate,
        place: z.string().check(tidyLine, seen, z.maxLength(PLACE_MAX)),
        id_user_checked: Id,
        id_signatory: Id,
      }),
    ),
    /** By another person than who entered it, else `no-privilege` `{reason: 'own-entry'}`: the contract is in force. */
    confirmpaper: step(
      'confirmpaper',
      'Confirm the signatures on paper that another person entered',
      z.strictObject({ row_version: rowVersion }),
    ),
    /** Contracts that wait for the signature of the office, the most urgent first. */
    desk: defineEndpoint({
      method: 'GET',
      url: `/api/${entity}/desk` as const,
      summary: `The ${many} that wait for the signature of the office`,
      schema: { querystring: pageQuery(['sign_to'], {}), response: { 200: page(DeskRow) } },
      errors: ['no-login', 'no-privilege'],
    }),
    /** The address of one archive of the chosen documents, to be signed elsewhere. */
    deskfiles: defineEndpoint({
      method: 'GET',
      url: `/api/${entity}/deskfiles` as const,
      summary: `The address of one archive of the chosen ${many}`,
      schema: {
        querystring: z.strictObject({ ids: idList }),
        response: { 200: envelope(z.object({ url: z.string() })) },
      },
      errors: ['no-login', 'no-privilege', 'object-no-exist'],
    }),
    /** An unclear verdict counts when an officer says why. */
    confirmsignature: step(
      'confirmsignature',
      'Let a signature count whose verdict is unclear',
      z.strictObject({ row_version: rowVersion, reason: Reason }),
    ),
    /** Signed files come back together: each is matched by its bytes and has a verdict and an outcome of its own. */
    countersign: defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/countersign` as const,
      summary: `Hand over ${many} signed for the office`,
      schema: {
        body: z.strictObject({
          filenames: z.array(Filename).check(z.minLength(1), z.maxLength(COUNTERSIGN_MAX)),
        }),
        response: { 200: envelope(z.array(Countersigned)) },
      },
      errors: ['no-login', 'no-privilege', 'illegal-step'],
    }),
    /** A code for exactly these documents as they are now. */
    deskcode: defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/deskcode` as const,
      summary: `Mail the six-digit code for signing a list of ${many}`,
      schema: {
        body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(COUNTERSIGN_MAX)) }),
        response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
      },
      errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'too-many-requests'],
    }),
    /** Password and one code for the list; the office seals each. Those signed before are told as refused. */
    seal: defineEndpoint({
      method: 'POST',
      url: `/api/${entity}/seal` as const,
      summary: `Sign a list of ${many} for the office by password and code`,
      schema: {
        body: z.strictObject({
          ids: z.array(Id).check(z.minLength(1), z.maxLength(COUNTERSIGN_MAX)),
          pass: PassText,
          code: oneTimeCode,
          statement: z.literal('yes'),
        }),
        response: { 200: envelope(z.array(Countersigned)) },
      },
      errors: [
        ...(['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'] as const),
        ...(['not-valid', 'not-valid-code', 'too-many-requests'] as const),
      ],
    }),
  };
}

export const contractSigning = signingOf({
  entity: 'cofundingcontract',
  answer: Contract,
  toSign: ContractToSign,
  names: { one: 'contract', an: 'a contract', many: 'contracts' },
});

export const annexSigning = signingOf({
  entity: 'cofundingannex',
  answer: Annex,
  toSign: AnnexToSign,
  names: { one: 'annex', an: 'an annex', many: 'annexes' },
});
