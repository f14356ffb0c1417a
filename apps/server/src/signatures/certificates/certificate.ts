import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';

/** A certificate as two libraries read it: OpenSSL checks signatures, pkijs knows the extensions. */
export interface Certificate {
  der: Uint8Array;
  x509: X509Certificate;
  parsed: pkijs.Certificate;
  /** SHA-256, to tell certificates apart. */
  fingerprint: string;
  /** DER of the names, for comparison. */
  subject: string;
  issuer: string;
}

export function findCertificate(der: Uint8Array): Certificate | undefined {
  try {
    const x509 = new X509Certificate(der);
    const parsed = pkijs.Certificate.fromBER(new Uint8Array(der));
    return {
      der,
      x509,
      parsed,
      fingerprint: x509.fingerprint256,
      subject: derOf(parsed.subject),
      issuer: derOf(parsed.issuer),
    };
  } catch {
    // Bytes that are no certificate vouch for nobody.
    return undefined;
  }
}

export function certificatesOf(all: readonly Uint8Array[]): Certificate[] {
  return all.map(findCertificate).filter((certificate) => certificate !== undefined);
}

export function extensionOf(certificate: Certificate, oid: string): pkijs.Extension | undefined {
  return certificate.parsed.extensions?.find(({ extnID }) => extnID === oid);
}

/** Names are equal when their bytes are: authorities copy their own name into what they issue. */
export function derOf(name: pkijs.RelativeDistinguishedNames): string {
  return Buffer.from(
    name.valueBeforeDecode.byteLength > 0 ? name.valueBeforeDecode : name.toSchema().toBER(),
  ).toString('hex');
}

export function isWithin({ parsed: { notBefore, notAfter } }: Certificate, at: Date): boolean {
  return notBefore.value <= at && at <= notAfter.value;
}
