import { ACCESSION_FILE_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { Attachment } from './attachment-shape';
import { Id, IsoDate, IsoDateTime, YesNo } from './shapes';

/** What the officer reads from a document, by the names of `accessionFactsOf`; their rules are checked on the server. */
export const AccessionFacts = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)));

/** A document that a qualified person has brought. */
export const AccessionFile = z.object({
  ...Attachment.shape,
  /** The position in the form of the child that it is about; null for one about the person. */
  child: z.nullable(z.int()),
  status: z.enum(ACCESSION_FILE_STATUSES.codes),
  /** Why it was returned. */
  note: z.nullable(z.string()),
  checked_date: z.nullable(IsoDateTime),
  /** What was read from it. Staff only; citizens get none. */
  facts: AccessionFacts,
});
export type AccessionFile = z.infer<typeof AccessionFile>;

/** The documents stage of a registration (Process §1.2, step 12). */
export const Accession = z.object({
  /** The last day for the documents. */
  documents_to: IsoDate,
  prolonged: YesNo,
  prolong_reason: z.nullable(z.string()),
  /** When they were sent last. */
  sent_date: z.nullable(IsoDateTime),
  bank_account_number: z.nullable(z.string()),
  /** The answers of the form of participant's data, as they are now. */
  personal_data: z.record(z.string(), z.string()),
  /** That form (D7), once it was made; it waits for a signature, or is signed. */
  id_document: z.nullable(Id),
  is_signed: YesNo,
  /** Without those that were exchanged. */
  files: z.array(AccessionFile),
});
export type Accession = z.infer<typeof Accession>;
