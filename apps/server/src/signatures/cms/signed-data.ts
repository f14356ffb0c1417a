import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Certificate, findCertificate } from '../certificates/certificate';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const OCSP_RESPONSE = '1.3.6.1.5.5.7.16.2';
const BASIC_OCSP = '1.3.6.1.5.5.7.48.1.1';
const ADOBE_REVOCATION = '1.2.840.113583.1.1.8';
/** More than any signature brings. */
const MAX_CERTIFICATES = 100;

export interface SignedData {
  parsed: pkijs.SignedData;
  signer: pkijs.SignerInfo;
  /** All certificates that came along, the signer's among them. */
  certificates: Certificate[];
  /** DER of what came along about revocation. */
  lists: Uint8Array[];
  answers: Uint8Array[];
}

/**
 * Reads a CMS signature (PKCS#7) of exactly one signer.
 * @param contents DER or BER, zero padding allowed
 */
export function findSignedData(contents: Uint8Array): SignedData | undefined {
  try {
    const { result, offset } = asn1js.fromBER(new Uint8Array(contents));
    // Only zero padding may follow: the gap is not signed, so any bytes could be hidden there.
    if (offset < 0 || contents.subarray(offset).some((byte) => byte !== 0)) return undefined;
    const info = new pkijs.ContentInfo({ schema: result });
    if (info.contentType !== SIGNED_DATA) return undefined;
    const parsed = new pkijs.SignedData({ schema: info.content });
    const [signer, ...more] = parsed.signerInfos;
    if (!signer || more.length > 0) return undefined;
    return { parsed, signer, certificates: certificatesIn(parsed), ...revocationIn(parsed, signer) };
  } catch (error) {
    // The libraries throw when the bytes have another structure: there is no signature.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function certificatesIn({ certificates = [] }: pkijs.SignedData): Certificate[] {
  return certificates
    .slice(0, MAX_CERTIFICATES)
    .flatMap((item) => (item instanceof pkijs.Certificate ? [findCertificate(derOf(item))] : []))
    .filter((certificate) => certificate !== undefined);
}

function revocationIn({ crls = [] }: pkijs.SignedData, signer: pkijs.SignerInfo) {
  const kept = adobeRevocation(signer);
  return {
    lists: [
      ...crls.flatMap((item) => (item instanceof pkijs.CertificateRevocationList ? [derOf(item)] : [])),
      ...kept.lists,
    ],
    answers: [
      ...crls.flatMap((item) => {
        if (!(item instanceof pkijs.OtherRevocationInfoFormat)) return [];
        const isOcsp = [OCSP_RESPONSE, BASIC_OCSP].includes(item.otherRevInfoFormat);
        return isOcsp ? [new Uint8Array(item.otherRevInfo.toBER())] : [];
      }),
      ...kept.answers,
    ],
  };
}

/** `RevocationInfoArchival ::= SEQUENCE { crl [0] SEQUENCE OF CRL, ocsp [1] SEQUENCE OF OCSPResponse, … }` (Adobe). */
function adobeRevocation(signer: pkijs.SignerInfo): { lists: Uint8Array[]; answers: Uint8Array[] } {
  const value: unknown = attributeValues(signer.signedAttrs, ADOBE_REVOCATION)[0];
  const parts = value instanceof asn1js.Sequence ? value.valueBlock.value : [];
  const tagged = (number: number) => {
    const part = parts.find(({ idBlock }) => idBlock.tagNumber === number);
    const inner: unknown = part instanceof asn1js.Constructed ? part.valueBlock.value[0] : undefined;
    return inner instanceof asn1js.Sequence
      ? inner.valueBlock.value.map((item) => new Uint8Array(item.toBER()))
      : [];
  };
  return { lists: tagged(0), answers: tagged(1) };
}

export function attributeValues(
  attributes: pkijs.SignedAndUnsignedAttributes | undefined,
  type: string,
): unknown[] {
  return (attributes?.attributes ?? []).filter((item) => item.type === type).flatMap((item) => item.values);
}

function derOf(item: pkijs.PkiObject): Uint8Array {
  return new Uint8Array(item.toSchema().toBER());
}
