import { oneTimeCode } from '@urzad/domain/schemas';
import { REASON_MAX, REASON_MIN, SIGN_METHODS } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText } from '../shapes/account-shapes';
import { Contract } from '../shapes/contract-shapes';
import {
  envelope,
  Grosze,
  Id,
  IsoDate,
  IsoDateTime,
  idList,
  idQuery,
  page,
  pageQuery,
  QueryId,
  Sha256,
  seen,
  tidyFree,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { UploadVerdict } from '../shapes/upload-verdict';
import { rowVersion, stepsOf } from '../step-endpoint';
import { signBody } from './documents';

/** The most contracts that are signed at once. */
export const COUNTERSIGN_MAX = 50;

/** The longest name of the place where a paper was signed. */
export const PLACE_MAX = 100;

/** The sentence that a parent confirms who signs a contract in the portal. */
export const CONTRACT_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję tę umowę uczestnictwa. Znam całą jej treść i zgadzam się na nią.',
  en: 'I sign this contract of participation. I know all of its content and agree to it.',
} as const;

/** The sentence that the signatory confirms for a whole list. */
export const DESK_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję za urząd zaznaczone umowy. Znam ich treść.',
  en: 'I sign the chosen contracts for the office. I know their content.',
} as const;

const Filename = z.string().check(z.minLength(1), z.maxLength(80));
const Reason = z.string().check(tidyFree, seen, z.minLength(REASON_MIN), z.maxLength(REASON_MAX));

/** What the parent signs, and how they may. */
export const ContractToSign = z.object({
  contract: Contract,
  /** The document that waits; `null` when the parent has nothing to sign now. */
  id_document: z.nullable(Id),
  /** The name that the signature has to have. */
  signer: z.string(),
  methods: z.array(z.enum(SIGN_METHODS)),
  /** Days that the office has for its own signature after the parent's. */
  office_days: z.int(),
  /** Whether a signature of the demo may be tried. */
  demo: YesNo,
});
export type ContractToSign = z.infer<typeof ContractToSign>;

const Signed = z.object({
  side: z.enum(['CITIZEN', 'OFFICE', 'SEAL']),
  name: z.string(),
  date: IsoDateTime,
});

/** One contract on the desk of the signatory. */
export const DeskRow = z.object({
  id: Id,
  row_version: z.int(),
  number: z.string(),
  id_document: Id,
  sha256: Sha256,
  url: z.string(),
  /** The parent. */
  person: z.string(),
  date_from: z.nullable(IsoDate),
  date_to: z.nullable(IsoDate),
  amount_max: Grosze,
  sign_office_to: z.nullable(IsoDate),
  /** The verdict on the parent's signature; `null` of one made in the portal. */
  verdict: z.nullable(UploadVerdict),
  /** Who let an unclear verdict count, and why. */
  confirmed: z.nullable(z.object({ name: z.string(), reason: z.string() })),
  prepared: z.string(),
  initials: z.nullable(z.object({ name: z.string(), date: IsoDateTime })),
  signed: z.array(Signed),
  /** Whether the caller may sign it: another person prepared it, and the verdict counts. */
  can_sign: YesNo,
  /** How the office takes its own signature. */
  methods: z.array(z.enum(SIGN_METHODS)),
  can_confirm: YesNo,
});
export type DeskRow = z.infer<typeof DeskRow>;

/** What became of one of the files, or of one of the contracts, that were signed together. */
export const Countersigned = z.object({
  /** The file, where files came back. */
  filename: z.nullable(z.string()),
  id: z.nullable(Id),
  number: z.nullable(z.string()),
  outcome: z.enum(['signed', 'refused', 'unknown']),
  /** Why it was refused, a code of the catalogue or of the law. */
  reason: z.nullable(z.string()),
  verdict: z.nullable(UploadVerdict),
});
export type Countersigned = z.infer<typeof Countersigned>;

const step = stepsOf('cofundingcontract', envelope(Contract));

/** The signatures of contracts (Process §5; Order §12). */
export const contractSigning = {
  /** The contract that waits for the caller's signature; `id` picks another. Having none is no error and answers null. */
  tosign: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/tosign',
    summary: 'The contract that waits for my signature',
    schema: {
      querystring: z.strictObject({ id: z.optional(QueryId) }),
      response: { 200: envelope(z.nullable(ContractToSign)) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist'],
  }),
  /** Judges a signed file that the caller uploaded, and changes nothing. */
  checksigned: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcontract/checksigned',
    summary: 'The verdict on a contract that was signed outside of the portal',
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
    'Hand over the contract signed by the participant',
    z.strictObject({ filename: Filename, sha256: Sha256 }),
  ),
  /** A code for exactly this document. Where the office takes no such signature `illegal-step` `{reason: 'method'}`. */
  signcode: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcontract/signcode',
    summary: 'Mail the six-digit code for signing a contract in the portal',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ id_document: Id }),
      response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'conflict', 'too-many-requests'],
  }),
  /** A wrong password is `not-valid` `{pass: 'not-valid-pass'}`, a wrong code `not-valid-code`. */
  signbycode: step('signbycode', 'Sign a contract with password and code; the server seals it', signBody),
  /**
   * Both sides signed the same paper: one person enters its scan and days (Order §12). Again it replaces what was entered
   * before. `not-valid` `{field: code}`; of the scan `damaged`, or `signed` for one that has an electronic signature.
   */
  enterpaper: step(
    'enterpaper',
    'Enter a contract that both sides signed on paper',
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
    url: '/api/cofundingcontract/desk',
    summary: 'Contracts that wait for the signature of the office',
    schema: { querystring: pageQuery(['sign_to'], {}), response: { 200: page(DeskRow) } },
    errors: ['no-login', 'no-privilege'],
  }),
  /** The address of one archive of the chosen documents, to be signed elsewhere. */
  deskfiles: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingcontract/deskfiles',
    summary: 'The address of one archive of the chosen contracts',
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
    url: '/api/cofundingcontract/countersign',
    summary: 'Hand over contracts signed for the office',
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
    url: '/api/cofundingcontract/deskcode',
    summary: 'Mail the six-digit code for signing a list of contracts',
    schema: {
      body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(COUNTERSIGN_MAX)) }),
      response: { 200: envelope(z.object({ mail: z.string(), valid_minutes: z.int() })) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step', 'too-many-requests'],
  }),
  /** Password and one code for the list; the office seals each. Those signed before are told as refused. */
  seal: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingcontract/seal',
    summary: 'Sign a list of contracts for the office by password and code',
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
} as const;
