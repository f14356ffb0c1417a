import { BROUGHT_CERTIFICATES, EMPLOYER_CERTIFICATE_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { AccessionFacts } from './accession-shapes';
import { Attachment } from './attachment-shape';
import { Id, IsoDate, IsoDateTime, YesNo } from './shapes';

export const BroughtCertificateCode = z.literal(
  Object.keys(BROUGHT_CERTIFICATES) as (keyof typeof BROUGHT_CERTIFICATES)[],
);

/** A certificate about work that a person has brought, „Zaświadczenie od pracodawcy” (Process §2.6). */
export const EmployerCertificate = z.object({
  id: Id,
  row_version: z.int(),
  kind: BroughtCertificateCode,
  status: z.enum(EMPLOYER_CERTIFICATE_STATUSES.codes),
  /** Why it was rejected. */
  note: z.nullable(z.string()),
  create_date: IsoDateTime,
  checked_date: z.nullable(IsoDateTime),
  file: Attachment,
  /** What was read from it; before its check what the application says. Staff only; citizens get none. */
  facts: AccessionFacts,
});
export type EmployerCertificate = z.infer<typeof EmployerCertificate>;

/** The certificates about the work of the person of a registration. */
export const WorkCertificates = z.object({
  /** Of the registration. */
  id: Id,
  /** What is brought now: the certificate of the start of work, or a confirmation that it goes on. */
  kind: BroughtCertificateCode,
  /** By when the next confirmation is needed; null: none is. */
  needed_to: z.nullable(IsoDate),
  /** Whether this caller may bring one now, or check the one that waits. */
  may_add: YesNo,
  may_check: YesNo,
  /** How old a certificate may be on the day on which it comes (E13). */
  max_age_days: z.int(),
  /** The newest first. */
  certificates: z.array(EmployerCertificate),
});
export type WorkCertificates = z.infer<typeof WorkCertificates>;
