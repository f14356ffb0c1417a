import { DOCUMENT_KIND_CODES, DOCUMENT_STATUSES, SIGNATURE_LEVEL_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { ObjTypeCode } from './object-ref';
import { Id, IsoDateTime, Sha256, YesNo } from './shapes';
import { UploadVerdict } from './upload-verdict';

/**
 * What the office issued, what people signed and submitted in the portal, the files that they sent, and the files that the
 * office sent with its letters.
 */
export const DOCUMENT_DIRECTIONS = ['issued', 'submitted', 'received', 'enclosed'] as const;
export type DocumentDirection = (typeof DOCUMENT_DIRECTIONS)[number];

/** Where a document or a file belongs: its object, whose it is, and the case in which it is filed. */
const place = {
  obj_type: ObjTypeCode,
  id_obj: Id,
  /** The number of the object; `null` of one without. */
  obj_number: z.nullable(z.string()),
  id_officecase: z.nullable(Id),
  case_sign: z.nullable(z.string()),
  /** Of a document the owner of the object, of a file who sent it: the id of the account, and the name. */
  id_user: z.nullable(Id),
  person: z.string(),
};

/** A row of the documents of the office: a document that it made, or a file. */
export const DocumentRow = z.object({
  id: Id,
  direction: z.enum(DOCUMENT_DIRECTIONS),
  /** `DOK/2027/000123`; `null` of a file. */
  number: z.nullable(z.string()),
  /** A code of `DOCUMENT_KIND`, of a file one of `FILE_KIND`. */
  kind: z.string(),
  /** What stands at the top of a document; empty where that is the name of its kind, and of a file. */
  title: z.string(),
  /** The name of a file; `null` of a document. */
  name: z.nullable(z.string()),
  ...place,
  version_no: z.nullable(z.int()),
  /** `null` of a file. */
  status: z.nullable(z.enum(DOCUMENT_STATUSES.codes)),
  size: z.int(),
  create_date: IsoDateTime,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** A signature with what the portal found out about it. */
const KeptSignature = z.object({
  side: z.enum(['CITIZEN', 'OFFICE', 'SEAL']),
  provider: z.enum(['PORTAL_CODE', 'UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER', 'ACKNOWLEDGED']),
  level: z.nullable(z.enum(SIGNATURE_LEVEL_CODES)),
  name: z.string(),
  sign_date: IsoDateTime,
  /** On paper: where. */
  place: z.nullable(z.string()),
  /** On a signature made outside of the portal. */
  verdict: z.nullable(UploadVerdict),
  /** Who let an unclear verdict count, and why. */
  confirmed: z.nullable(z.object({ name: z.string(), reason: z.string() })),
});

/** One file of a document: as made, with a seal, or as it came back signed. */
const Revision = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  create_date: IsoDateTime,
  /** `made` by the portal, `signed` outside of it. */
  origin: z.enum(['made', 'signed']),
  is_current: YesNo,
  /** Signed addresses, valid for ten minutes. */
  url: z.string(),
  url_download: z.string(),
});

/** One document with all that is known of it. */
export const KeptDocument = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(DOCUMENT_KIND_CODES),
  /** What stands at its top; empty where that is the name of its kind. */
  title: z.string(),
  version_no: z.int(),
  status: z.enum(DOCUMENT_STATUSES.codes),
  create_date: IsoDateTime,
  ...place,
  /** The template of its text. */
  template_version: z.string(),
  /** SHA-256 of the bytes that were shown to the signer. */
  sha256: Sha256,
  signatures: z.array(KeptSignature),
  /** The newest first. */
  revisions: z.array(Revision),
  /** Documents of the same kind and object, the newest first, this one among them. */
  versions: z.array(
    z.object({
      id: Id,
      number: z.string(),
      version_no: z.int(),
      status: z.enum(DOCUMENT_STATUSES.codes),
      create_date: IsoDateTime,
    }),
  ),
});
export type KeptDocument = z.infer<typeof KeptDocument>;

/** One file that the office received, or sent with a letter. */
export const KeptFile = z.object({
  id: Id,
  direction: z.enum(['received', 'enclosed']),
  kind: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  /** SHA-256 of the bytes as they came. */
  sha256: Sha256,
  create_date: IsoDateTime,
  ...place,
  /** Signed addresses, valid for ten minutes. */
  url: z.string(),
  url_download: z.string(),
  /** Of a picture. */
  thumb: z.optional(z.string()),
});
export type KeptFile = z.infer<typeof KeptFile>;
