import { DOCUMENT_KIND_CODES, DOCUMENT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { Id, IsoDateTime, Sha256, YesNo } from './shapes';

/** Who signed a document, how and when (Process §2.17). */
const Signature = z.object({
  signer_kind: z.enum(['CITIZEN', 'OFFICE', 'SEAL']),
  provider: z.enum(['PORTAL_CODE', 'UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER', 'ACKNOWLEDGED']),
  name: z.string(),
  sign_date: IsoDateTime,
});

/** A document made by the office. Its bytes never change; a correction is a new version (Order §5). */
export const OfficeDocument = z.object({
  id: Id,
  /** `DOK/2027/000123` */
  number: z.string(),
  kind: z.enum(DOCUMENT_KIND_CODES),
  version_no: z.int(),
  status: z.enum(DOCUMENT_STATUSES.codes),
  /** SHA-256 of the bytes that were shown to the signer. */
  sha256: Sha256,
  size: z.int(),
  /** Signed address, valid for ten minutes. */
  url: z.string(),
  create_date: IsoDateTime,
  signatures: z.array(Signature),
});
export type OfficeDocument = z.infer<typeof OfficeDocument>;

/** The number of a document as it stands in an address: `DOK-2027-000123` (Order §12). */
export const DashedNumber = z.string().check(z.regex(/^[A-Z]{2,4}-[0-9]{4}-[0-9]{1,10}$/));

/** What the file of a digest is; nothing about a person. */
export const DocumentVerdict = z.object({
  /** Whether it is a file of the document with this number. */
  is_document: YesNo,
  /** `earlier`: a file from before the last signature. Absent for another file, as all below. */
  revision: z.optional(z.enum(['current', 'earlier'])),
  /** `replaced`: a newer version of the document was made; `void`: the document does not count. */
  state: z.optional(z.enum(['valid', 'replaced', 'void'])),
  /** The sides that signed or sealed this file. */
  signers: z.optional(z.array(z.enum(['CITIZEN', 'OFFICE']))),
});
export type DocumentVerdict = z.infer<typeof DocumentVerdict>;
