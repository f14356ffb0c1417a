import { findPath } from './certificates/find-path';
import { nameText } from './cms/name-text';
import { signingTimeOf } from './cms/signed-attributes';
import { openRevision } from './pdf/revision';
import { type SignatureReport, signatureReports } from './signature-reports';

const COMMON_NAME = '2.5.4.3';

export interface SealReport extends SignatureReport {
  /** The certificate leads to a trusted one, at the time that the signature claims. */
  trusted: boolean;
  /** Common name of the certificate. */
  signer: string;
  /** The whole subject and issuer, `CN=…, O=…`, for people to read. */
  subject: string;
  issuer: string;
  signingTime: Date | undefined;
}

/**
 * The seals in a document that this server sealed, earliest first. A file is as it was sealed when the list is not empty,
 * all are `intact` and the last `coversWholeDocument`; `isWholeAndIntact` asks exactly that. The office's own seals claim
 * the business time; what came from elsewhere is judged by `checkUploadedDocument`.
 *
 * @param trusted DER certificates of authorities
 * @throws Error when the bytes are not a PDF
 */
export async function verifySignatures(
  pdf: Uint8Array,
  { trusted }: { trusted: readonly Uint8Array[] },
): Promise<SealReport[]> {
  const reports = await signatureReports(pdf, await openRevision(pdf));
  return reports.map((report) => ({ ...report, ...sealOf(report, trusted) }));
}

export function isWholeAndIntact(reports: readonly SignatureReport[]): boolean {
  return reports.at(-1)?.coversWholeDocument === true && reports.every(({ intact }) => intact);
}

function sealOf({ cms }: SignatureReport, trusted: readonly Uint8Array[]) {
  if (!cms || 'problem' in cms)
    return { trusted: false, signer: '', subject: '', issuer: '', signingTime: undefined };

  const { certificate, signed } = cms;
  const signingTime = signingTimeOf(signed);
  const path = findPath(certificate, {
    offered: signed.certificates,
    anchors: trusted.map((der) => ({ certificate: der, purposes: ['seal'] })),
    at: signingTime ?? new Date(0),
  });
  const { subject, issuer } = certificate.parsed;
  return {
    trusted: 'anchor' in path,
    signer: subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value ?? '',
    subject: nameText(subject),
    issuer: nameText(issuer),
    signingTime,
  };
}
