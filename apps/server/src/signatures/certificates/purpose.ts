import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Certificate, extensionOf } from './certificate';

const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const BASIC_CONSTRAINTS = '2.5.29.19';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
/** Purposes under which documents are signed. */
const DOCUMENTS = new Set([
  '2.5.29.37.0', // any
  '1.3.6.1.5.5.7.3.36', // documents (RFC 9336)
  '1.3.6.1.5.5.7.3.4', // e-mail: the oldest purpose of personal signatures
  '1.3.6.1.4.1.311.10.3.12', // documents, by Microsoft
  '1.2.840.113583.1.1.5', // documents, by Adobe
]);

interface KeyUsage {
  digitalSignature: boolean;
  nonRepudiation: boolean;
  keyCertSign: boolean;
  cRLSign: boolean;
}

/** `undefined` when the certificate does not limit its key. */
export function keyUsageOf(certificate: Certificate): KeyUsage | undefined {
  const extension = extensionOf(certificate, KEY_USAGE);
  if (!extension) return undefined;

  const bits = extension.parsedValue instanceof asn1js.BitString ? extension.parsedValue : undefined;
  const first = bits?.valueBlock.valueHexView[0] ?? 0;
  const has = (mask: number) => (first & mask) !== 0;
  return {
    digitalSignature: has(0x80),
    nonRepudiation: has(0x40),
    keyCertSign: has(0x04),
    cRLSign: has(0x02),
  };
}

/** A key for signing documents, not for time stamps, servers, programs or certificates. */
export function maySignDocuments(certificate: Certificate): boolean {
  const usage = keyUsageOf(certificate);
  const purposes = purposesOf(certificate);
  const isAuthority = extensionOf(certificate, BASIC_CONSTRAINTS)?.parsedValue?.cA === true;
  return (
    !isAuthority &&
    (!usage || usage.digitalSignature || usage.nonRepudiation) &&
    (!purposes || purposes.some((oid) => DOCUMENTS.has(oid)))
  );
}

/** RFC 3161: that purpose alone, and critical. */
export function mayStampTime(certificate: Certificate): boolean {
  const usage = keyUsageOf(certificate);
  const purposes = purposesOf(certificate);
  return (
    extensionOf(certificate, EXTENDED_KEY_USAGE)?.critical === true &&
    purposes?.length === 1 &&
    purposes[0] === TIME_STAMPING &&
    (!usage || usage.digitalSignature || usage.nonRepudiation)
  );
}

export function mayAnswerRevocation(certificate: Certificate): boolean {
  return purposesOf(certificate)?.includes(OCSP_SIGNING) === true;
}

function purposesOf(certificate: Certificate): string[] | undefined {
  const value: unknown = extensionOf(certificate, EXTENDED_KEY_USAGE)?.parsedValue;
  if (value === undefined) return undefined;
  return value instanceof pkijs.ExtKeyUsage ? value.keyPurposes : [];
}
