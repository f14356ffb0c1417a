import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { isStrongKey, isStrongSignature } from './algorithms';
import { type Certificate, derOf, extensionOf } from './certificate';
import { keyUsageOf } from './purpose';
import { type RevocationAnswer, type RevokedEntry, statusAt } from './revocation-answer';

const BASIC_CONSTRAINTS = '2.5.29.19';
const DISTRIBUTION_POINTS = '2.5.29.31';
const ISSUING_POINT = '2.5.29.28';
const REASON_CODE = '2.5.29.21';
const INVALIDITY_DATE = '2.5.29.24';
const KNOWN_ENTRY_EXTENSIONS = new Set([REASON_CODE, INVALIDITY_DATE]);
const engine = new pkijs.CryptoEngine({ name: 'node', crypto });

/** What a list says about a certificate at a moment; `undefined` when it is no list of its issuer, or one that does not hold. */
export async function answerOfList(
  list: pkijs.CertificateRevocationList,
  { certificate, issuer, at }: { certificate: Certificate; issuer: Certificate; at: Date },
): Promise<RevocationAnswer | undefined> {
  if (derOf(list.issuer) !== issuer.subject || !(await isSignedBy(list, issuer))) return undefined;
  if (!coversCertificate(list, certificate)) return undefined;

  const entry = list.revokedCertificates?.find(({ userCertificate }) =>
    userCertificate.isEqual(certificate.parsed.serialNumber),
  );
  if (entry) return statusAt(entryOf(entry), at);
  // An authority may drop a certificate from its lists once it has expired.
  const isLate = list.thisUpdate.value > certificate.parsed.notAfter.value;
  const isFresh = list.nextUpdate !== undefined && list.nextUpdate.value >= at;
  return isFresh && !isLate ? 'good' : undefined;
}

export function findList(der: Uint8Array): pkijs.CertificateRevocationList | undefined {
  try {
    return pkijs.CertificateRevocationList.fromBER(new Uint8Array(der));
  } catch {
    return undefined;
  }
}

async function isSignedBy(list: pkijs.CertificateRevocationList, issuer: Certificate): Promise<boolean> {
  if (keyUsageOf(issuer)?.cRLSign === false) return false;
  if (!isStrongSignature(list.signatureAlgorithm) || !isStrongKey(issuer.x509.publicKey)) return false;
  try {
    return await list.verify({ issuerCertificate: issuer.parsed }, engine);
  } catch {
    return false;
  }
}

/** A list may be of changes only, of some reasons, of authorities or of a part of the certificates. */
function coversCertificate(list: pkijs.CertificateRevocationList, certificate: Certificate): boolean {
  const extensions = list.crlExtensions?.extensions ?? [];
  if (extensions.some(({ extnID, critical }) => critical && extnID !== ISSUING_POINT)) return false;
  if (hasUnknownEntry(list)) return false;

  const point: unknown = extensions.find(({ extnID }) => extnID === ISSUING_POINT)?.parsedValue;
  if (point === undefined) return true;
  if (!(point instanceof pkijs.IssuingDistributionPoint)) return false;

  const isAuthority = extensionOf(certificate, BASIC_CONSTRAINTS)?.parsedValue?.cA === true;
  const isOfOthers =
    point.indirectCRL ||
    point.onlyContainsAttributeCerts ||
    point.onlySomeReasons !== undefined ||
    (isAuthority ? point.onlyContainsUserCerts : point.onlyContainsCACerts);
  return !isOfOthers && (point.distributionPoint === undefined || namesPoint(certificate, point));
}

function hasUnknownEntry(list: pkijs.CertificateRevocationList): boolean {
  return (list.revokedCertificates ?? []).some((entry) =>
    entry.crlEntryExtensions?.extensions.some(
      ({ extnID, critical }) => critical && !KNOWN_ENTRY_EXTENSIONS.has(extnID),
    ),
  );
}

function namesPoint(
  certificate: Certificate,
  { distributionPoint }: pkijs.IssuingDistributionPoint,
): boolean {
  const points: unknown = extensionOf(certificate, DISTRIBUTION_POINTS)?.parsedValue;
  if (!(points instanceof pkijs.CRLDistributionPoints)) return false;
  const named = new Set(points.distributionPoints.flatMap((item) => addressesOf(item.distributionPoint)));
  return addressesOf(distributionPoint).some((address) => named.has(address));
}

function addressesOf(point: unknown): string[] {
  if (!Array.isArray(point)) return [];
  return point.flatMap((name) =>
    name instanceof pkijs.GeneralName && name.type === 6 ? [String(name.value)] : [],
  );
}

function entryOf(entry: pkijs.RevokedCertificate): RevokedEntry {
  const extensions = entry.crlEntryExtensions?.extensions ?? [];
  const reason: unknown = extensions.find(({ extnID }) => extnID === REASON_CODE)?.parsedValue;
  const since: unknown = extensions.find(({ extnID }) => extnID === INVALIDITY_DATE)?.parsedValue;
  return {
    at: entry.revocationDate.value,
    reason: reason instanceof asn1js.Enumerated ? reason.valueBlock.valueDec : 0,
    invalidSince: since instanceof asn1js.GeneralizedTime ? since.toDate() : undefined,
  };
}
