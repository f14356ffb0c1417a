import type { FileKind } from '../dictionaries/dictionaries';
import { defineStatuses, type StatusOf } from '../law/define-statuses';

/** What a certificate about the work of a person says (Process §2.6). */
export const EMPLOYER_CERTIFICATE_KINDS = [
  'START',
  'PERIODIC',
  'END',
  'SELF_EMPLOYED',
  'PUP',
  'ZUS',
] as const;
export type EmployerCertificateKind = (typeof EMPLOYER_CERTIFICATE_KINDS)[number];

/** Those that a person brings after the documents stage, each with the kind of its file, which names what is read. */
export const BROUGHT_CERTIFICATES = {
  START: 'ZASW_PRACODAWCA',
  PERIODIC: 'ZASW_PRACODAWCA',
} as const satisfies Partial<Record<EmployerCertificateKind, FileKind>>;
export type BroughtCertificate = keyof typeof BROUGHT_CERTIFICATES;

export type EmployerCertificateStatus = StatusOf<typeof EMPLOYER_CERTIFICATE_STATUSES>;

/** What the office made of a certificate (Process §2.6). */
export const EMPLOYER_CERTIFICATE_STATUSES = /* @__PURE__ */ defineStatuses({
  uploaded: { pl: 'Przesłane', en: 'Uploaded', colour: 'blue' },
  accepted: { pl: 'Przyjęte', en: 'Accepted', colour: 'green' },
  rejected: { pl: 'Odrzucone', en: 'Rejected', colour: 'red' },
  expired: { pl: 'Nieaktualne', en: 'Out of date', colour: 'grey' },
});
