import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SHORT_NAMES: Record<string, string> = {
  [COMMON_NAME]: 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.42': 'GN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '2.5.4.6': 'C',
};

export interface CmsReport {
  /** The signature fits the signed data and the certificate. */
  intact: boolean;
  /** The certificate chain ends at a trusted one and was valid at the time of signing. */
  trusted: boolean;
  /** Common name of the certificate. */
  signer: string;
  /** The whole subject, `CN=…, O=…`: a PESEL stands in `serialNumber` as `PNOPL-…`. */
  subject: string;
  issuer: string;
  /** From the signed attributes. */
  signingTime: Date | undefined;
}

const engine = new pkijs.CryptoEngine({ name: 'node', crypto });

/**
 * Checks a detached CMS signature (PKCS#7) with pkijs, which shares no code with the library that signs here.
 *
 * @param contents DER, zero padding allowed
 * @param trusted DER certificates
 * @param checkTime when the certificate had to be valid, if the signature itself names no time
 * @returns `undefined` when the bytes are no signature of exactly one signer
 */
export async function checkCms(
  contents: Uint8Array,
  data: Uint8Array<ArrayBuffer>,
  trusted: readonly Uint8Array[],
  checkTime: Date | undefined,
): Promise<CmsReport | undefined> {
  const signed = parse(contents);
  if (!signed) return undefined;

  const signingTime = signingTimeOf(signed) ?? checkTime;
  const trustedCerts = trusted.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)));
  const verify = (checkChain: boolean) => {
    const when = signingTime && { checkDate: signingTime };
    return signed.verify(
      { signer: 0, data: data.buffer, trustedCerts, checkChain, extendedMode: true, ...when },
      engine,
    );
  };
  // With an unknown authority the check of the chain throws and would hide the result of the first: two checks.
  const intact = await verify(false).catch(asResult);
  const chain = await verify(true).catch(asResult);
  const certificate = intact.signerCertificate;

  return {
    intact: intact.signatureVerified === true,
    trusted: chain.signatureVerified === true && chain.signerCertificateVerified === true,
    signer: certificate ? nameIn(certificate.subject, COMMON_NAME) : '',
    subject: certificate ? fullName(certificate.subject) : '',
    issuer: certificate ? fullName(certificate.issuer) : '',
    signingTime,
  };
}

function parse(contents: Uint8Array): pkijs.SignedData | undefined {
  try {
    const { result, offset } = asn1js.fromBER(new Uint8Array(contents));
    // Only zero padding may follow: the gap is not signed, so any bytes could be hidden there.
    if (offset < 0 || contents.subarray(offset).some((byte) => byte !== 0)) return undefined;
    const info = new pkijs.ContentInfo({ schema: result });
    const signed = new pkijs.SignedData({ schema: info.content });
    return signed.signerInfos.length === 1 ? signed : undefined;
  } catch (error) {
    // pkijs throws when the bytes have another structure: there is no signature.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function asResult(error: unknown): pkijs.SignedDataVerifyResult {
  if (error instanceof pkijs.SignedDataVerifyError) return error;
  throw error;
}

function signingTimeOf(signed: pkijs.SignedData): Date | undefined {
  const attribute = signed.signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME);
  const value: unknown = attribute?.values[0];
  return value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime
    ? value.toDate()
    : undefined;
}

function nameIn(name: pkijs.RelativeDistinguishedNames, type: string): string {
  return name.typesAndValues.find((part) => part.type === type)?.value.valueBlock.value ?? '';
}

function fullName(name: pkijs.RelativeDistinguishedNames): string {
  return name.typesAndValues
    .map((part) => `${SHORT_NAMES[part.type] ?? part.type}=${part.value.valueBlock.value}`)
    .join(', ');
}
