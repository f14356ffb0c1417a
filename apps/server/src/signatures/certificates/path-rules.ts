import { isStrongKey, isStrongSignature } from './algorithms';
import { type Certificate, extensionOf, isWithin } from './certificate';
import { keyUsageOf } from './purpose';

export type PathProblem =
  | 'weak-algorithm'
  | 'certificate-expired'
  | 'certificate-not-yet-valid'
  | 'certificate-purpose'
  | 'certificate-path';

const BASIC_CONSTRAINTS = '2.5.29.19';
const CERTIFICATE_POLICIES = '2.5.29.32';
/** What the rules below, and those of purpose, look at. Policies: any is acceptable, so they cannot fail alone. */
const KNOWN_EXTENSIONS = new Set([
  BASIC_CONSTRAINTS,
  CERTIFICATE_POLICIES,
  '2.5.29.15', // keyUsage
  '2.5.29.37', // extKeyUsage
  '2.5.29.17', // subjectAltName
  '2.5.29.18', // issuerAltName
  '2.5.29.14', // subjectKeyIdentifier
  '2.5.29.35', // authorityKeyIdentifier
  '2.5.29.31', // cRLDistributionPoints
  '2.5.29.33', // policyMappings
  '2.5.29.54', // inhibitAnyPolicy
  '1.3.6.1.5.5.7.1.3', // qcStatements
]);
/** Constraints that are not worked out here: a certificate that states one vouches for nobody. */
const CONSTRAINTS = ['2.5.29.30', '2.5.29.36']; // nameConstraints, policyConstraints

/**
 * The first rule of RFC 5280 that a path breaks, at a moment. Names and signatures were compared when it was found.
 *
 * @param path from the signer's certificate to the one that is trusted
 */
export function pathProblem(path: readonly Certificate[], at: Date): PathProblem | undefined {
  for (const [depth, certificate] of path.entries()) {
    const isAnchor = depth === path.length - 1;
    const problem =
      validityProblem(certificate, at) ??
      strengthProblem(certificate, isAnchor) ??
      extensionProblem(certificate) ??
      (depth > 0 ? issuingProblem(certificate, path.slice(1, depth)) : undefined);
    if (problem) return problem;
  }
  return undefined;
}

function validityProblem(certificate: Certificate, at: Date): PathProblem | undefined {
  if (isWithin(certificate, at)) return undefined;
  return certificate.parsed.notAfter.value < at ? 'certificate-expired' : 'certificate-not-yet-valid';
}

/** The signature of an anchor is not what it is trusted for. */
function strengthProblem({ x509, parsed }: Certificate, isAnchor: boolean): PathProblem | undefined {
  const isStrong = isStrongKey(x509.publicKey) && (isAnchor || isStrongSignature(parsed.signatureAlgorithm));
  return isStrong ? undefined : 'weak-algorithm';
}

function extensionProblem({ parsed }: Certificate): PathProblem | undefined {
  const extensions = parsed.extensions ?? [];
  const ids = extensions.map(({ extnID }) => extnID);
  const isRepeated = new Set(ids).size !== ids.length;
  const isUnknown = extensions.some(({ extnID, critical }) => critical && !KNOWN_EXTENSIONS.has(extnID));
  const isConstrained = CONSTRAINTS.some((oid) => ids.includes(oid));
  return isRepeated || isUnknown || isConstrained ? 'certificate-path' : undefined;
}

/** @param below authorities between this one and the signer: those that issued themselves anew do not count */
function issuingProblem(authority: Certificate, below: readonly Certificate[]): PathProblem | undefined {
  const constraints = extensionOf(authority, BASIC_CONSTRAINTS)?.parsedValue;
  const usage = keyUsageOf(authority);
  if (constraints?.cA !== true || usage?.keyCertSign === false) return 'certificate-path';

  const { pathLenConstraint } = constraints;
  const depth = below.filter(({ subject, issuer }) => subject !== issuer).length;
  return typeof pathLenConstraint === 'number' && depth > pathLenConstraint ? 'certificate-path' : undefined;
}
