import { oneTimeCode } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { PassText } from '../shapes/account-shapes';
import { DashedNumber, DocumentVerdict, OfficeDocument } from '../shapes/document-shapes';
import { envelope, Id, Sha256 } from '../shapes/shapes';
import { findOf } from '../step-endpoint';

/** The sentence above the button „Podpisuję”. Screen, seal and evidence have the same text. */
export const FORM_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję ten formularz rekrutacyjny. Znam całą jego treść i potwierdzam, że podane dane są prawdziwe.',
  en: 'I sign this recruitment form. I know all of its content and confirm that the data given is true.',
} as const;

/** The sentence above the button that signs the form of participant's data. */
export const PERSONAL_DATA_STATEMENT = {
  version: '1.0',
  pl: 'Podpisuję ten formularz danych uczestnika. Znam całą jego treść i potwierdzam, że podane dane są prawdziwe.',
  en: 'I sign this form of participant’s data. I know all of its content and confirm that the data given is true.',
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
  find: findOf(
    'basedocument',
    envelope(OfficeDocument),
    'One document with a new address: asked when the last one has run out',
  ),
  /**
   * For whoever holds a file: a digest that is not of this document and a number that there is none of answer alike, so a
   * number alone says nothing. POST, as nothing of it belongs in an address or its logs.
   */
  verify: defineEndpoint({
    method: 'POST',
    url: '/api/basedocument/verify',
    summary:
      'Whether a digest is that of a document with this number, by whom it is signed and whether it is valid',
    schema: {
      body: z.strictObject({ number: DashedNumber, sha256: Sha256 }),
      response: { 200: envelope(DocumentVerdict) },
    },
    errors: ['not-valid', 'too-many-requests'],
  }),
} as const;
