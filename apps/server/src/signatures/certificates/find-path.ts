import type { TrustAnchor } from '../trust/trust-anchors';
import { type Certificate, findCertificate } from './certificate';
import { type PathProblem, pathProblem } from './path-rules';

/** Longer than the paths of any authority of the trusted lists. */
const MAX_LENGTH = 6;
/** Checks of signatures for one path. A file may bring any number of authorities of one name, in circles. */
const MAX_CHECKS = 120;

export interface CertificatePath {
  /** From the signer's certificate to the one that is trusted. */
  certificates: Certificate[];
  anchor: TrustAnchor;
}

export type PathResult = CertificatePath | { problem: PathProblem | 'authority-unknown' };

/**
 * A path of certificates from a signer to an anchor that holds by RFC 5280. The library's own search tries every order of
 * certificates of one name and knows few of the rules, so this one is written here.
 *
 * @param offered certificates that came with the signature
 * @returns of several paths that do not hold, the problem of the first
 */
export function findPath(
  signer: Certificate,
  { offered, anchors, at }: { offered: readonly Certificate[]; anchors: readonly TrustAnchor[]; at: Date },
): PathResult {
  const trusted = anchors.flatMap((anchor) => {
    const certificate = findCertificate(anchor.certificate);
    return certificate ? [{ anchor, certificate }] : [];
  });
  let checks = 0;
  let firstProblem: PathProblem | undefined;

  const isIssuedBy = (certificate: Certificate, issuer: Certificate) => {
    if (certificate.issuer !== issuer.subject || checks >= MAX_CHECKS) return false;
    checks += 1;
    return isSignedBy(certificate, issuer);
  };
  const ending = (certificates: Certificate[], anchor: TrustAnchor): CertificatePath | undefined => {
    const problem = pathProblem(certificates, at);
    if (!problem) return { certificates, anchor };
    firstProblem ??= problem;
    return undefined;
  };

  const extend = (path: Certificate[]): CertificatePath | undefined => {
    const last = path[path.length - 1] ?? signer;
    for (const { anchor, certificate } of trusted) {
      const isItself = certificate.fingerprint === last.fingerprint;
      if (!isItself && !isIssuedBy(last, certificate)) continue;
      const found = ending(isItself ? path : [...path, certificate], anchor);
      if (found) return found;
    }
    if (path.length >= MAX_LENGTH) return undefined;
    for (const issuer of offered) {
      const isUsed = path.some(({ fingerprint }) => fingerprint === issuer.fingerprint);
      const found = !isUsed && isIssuedBy(last, issuer) ? extend([...path, issuer]) : undefined;
      if (found) return found;
    }
    return undefined;
  };

  return extend([signer]) ?? { problem: firstProblem ?? 'authority-unknown' };
}

function isSignedBy(certificate: Certificate, issuer: Certificate): boolean {
  try {
    return certificate.x509.verify(issuer.x509.publicKey);
  } catch {
    // Another kind of key than the signature needs.
    return false;
  }
}
