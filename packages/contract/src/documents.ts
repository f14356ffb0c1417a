import { oneTimeCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { PassText } from './account-shapes';
import { defineEndpoint } from './endpoint';
import { envelope, Id, IsoDateTime, idQuery } from './shapes';

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const DOCUMENT_KINDS = ['FORMULARZ', 'KLAUZULA', 'POTWIERDZENIE_ZLOZENIA', 'PISMO'] as const;
const DOCUMENT_STATUSES = ['frozen', 'signed', 'void'] as const;

/** Who signed a document, how and when (Process §2.17). */
const Signature = z.object({
  signer_kind: z.enum(['CITIZEN', 'OFFICE', 'SEAL']),
  provider: z.enum(['PORTAL_CODE', 'OFFICE_SEAL', 'ACKNOWLEDGED']),
  name: z.string(),
  sign_date: IsoDateTime,
});

/** A document made by the office. Its bytes never change; a correction is a new version (Order §5). */
export const OfficeDocument = z.object({
  id: Id,
  /** `DOK/2027/000123` */
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  version_no: z.int(),
  status: z.enum(DOCUMENT_STATUSES),
  /** SHA-256 of the bytes that were shown to the signer. */
  sha256: Sha256,
  size: z.int(),
  /** Signed address, valid for ten minutes. */
  url: z.string(),
  create_date: IsoDateTime,
  signatures: z.array(Signature),
});
export type OfficeDocument = z.infer<typeof OfficeDocument>;

/** The sentence above the button „Podpisuję”. Screen, seal and evidence have the same text. */
export const FORM_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję ten formularz rekrutacyjny. Znam całą jego treść i potwierdzam, że podane dane są prawdziwe.',
  en: 'I sign this recruitment form. I know all of its content and confirm that the data given is true.',
} as const;

/**
 * The body of a signature: the digest of the document that was read to its end, the password of the account, the
 * mailed code and the agreement with the statement above the button.
 */
export const signBody = z.strictObject({
  id_document: Id,
  sha256: Sha256,
  pass: PassText,
  code: oneTimeCode,
  statement: z.literal('yes'),
});

export const documents = {
  find: defineEndpoint({
    method: 'GET',
    url: '/api/basedocument/find',
    summary: 'One document with a new address: asked when the last one has run out',
    schema: { querystring: idQuery, response: { 200: envelope(OfficeDocument) } },
    errors: ['no-login', 'object-no-exist'],
  }),
} as const;
