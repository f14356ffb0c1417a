import type { FileKind } from './dictionaries';

/** Certificates of others for which the office has a form to print (Process §3). */
export const CERTIFICATE_KINDS = [
  'ZASW_PRACODAWCA',
  'ZASW_PUP',
  'ZASW_ZUS',
  'ZASW_PLACOWKA',
] as const satisfies readonly FileKind[];
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export function isCertificateKind(kind: FileKind): kind is CertificateKind {
  return CERTIFICATE_KINDS.some((known) => known === kind);
}
