import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import type { Certificate } from '../certificates/certificate';
import { attributeValues, type SignedData } from './signed-data';

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const DIGEST_NAMES: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/**
 * Whether the signed attributes say what was signed and by which certificate (RFC 5652, RFC 5035): each once, with one
 * value. The digest itself is compared when the signature is verified.
 */
export function areAttributesRight({ parsed, signer }: SignedData, certificate: Certificate): boolean {
  const attributes = signer.signedAttrs?.attributes ?? [];
  const types = attributes.map(({ type }) => type);
  const isEachOnce =
    new Set(types).size === types.length && attributes.every(({ values }) => values.length === 1);
  if (!isEachOnce || !types.includes(MESSAGE_DIGEST)) return false;

  const [contentType] = attributeValues(signer.signedAttrs, CONTENT_TYPE);
  const isOfContent =
    contentType instanceof asn1js.ObjectIdentifier &&
    contentType.valueBlock.toString() === parsed.encapContentInfo.eContentType;
  return isOfContent && namesCertificate(signer, certificate);
}

export function signingTimeOf({ signer }: SignedData): Date | undefined {
  const [value] = attributeValues(signer.signedAttrs, SIGNING_TIME);
  return value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime
    ? value.toDate()
    : undefined;
}

/** At least one of the two attributes, and each that is there. */
function namesCertificate(signer: SignedData['signer'], certificate: Certificate): boolean {
  const older = attributeValues(signer.signedAttrs, SIGNING_CERTIFICATE);
  const newer = attributeValues(signer.signedAttrs, SIGNING_CERTIFICATE_V2);
  const named = [
    ...older.map((value) => firstId(value, 'sha1')),
    ...newer.map((value) => firstId(value, 'sha256')),
  ];
  return named.length > 0 && named.every((id) => id !== undefined && isOf(id, certificate));
}

interface CertificateId {
  digest: string;
  hash: Uint8Array;
}

/** `SEQUENCE { certs SEQUENCE OF ESSCertID, … }`: the first is the signer's. */
function firstId(value: unknown, usual: string): CertificateId | undefined {
  const certs: unknown = partsOf(value)[0];
  const [first, second] = partsOf(partsOf(certs)[0]);
  if (first instanceof asn1js.OctetString) return { digest: usual, hash: first.valueBlock.valueHexView };

  const oid: unknown = partsOf(first)[0];
  const digest = oid instanceof asn1js.ObjectIdentifier ? DIGEST_NAMES[oid.valueBlock.toString()] : undefined;
  return digest && second instanceof asn1js.OctetString
    ? { digest, hash: second.valueBlock.valueHexView }
    : undefined;
}

function partsOf(value: unknown): unknown[] {
  return value instanceof asn1js.Sequence ? value.valueBlock.value : [];
}

function isOf({ digest, hash }: CertificateId, { der }: Certificate): boolean {
  return createHash(digest).update(der).digest().equals(hash);
}
