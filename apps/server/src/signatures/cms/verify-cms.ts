import * as pkijs from 'pkijs';
import { isStrongSigner } from '../certificates/algorithms';
import { type Certificate, findCertificate } from '../certificates/certificate';
import { areAttributesRight } from './signed-attributes';
import { findSignedData, type SignedData } from './signed-data';

const DATA = '1.2.840.113549.1.7.1';

/** Why the mathematics of a signature do not hold, whoever made it. */
export type CmsProblem = 'broken-signature' | 'foreign-content' | 'attributes-wrong' | 'weak-algorithm';

export interface VerifiedCms {
  signed: SignedData;
  certificate: Certificate;
}

export type CmsResult = VerifiedCms | { problem: CmsProblem };

const engine = new pkijs.CryptoEngine({ name: 'node', crypto });

/**
 * Checks a detached CMS signature over bytes of a document with pkijs, which shares no code with the library that signs
 * here. One that brings content of its own is a signature of that content: pkijs would check it against that.
 *
 * @param contents DER, zero padding allowed
 */
export async function verifyCms(contents: Uint8Array, data: Uint8Array<ArrayBuffer>): Promise<CmsResult> {
  const signed = findSignedData(contents);
  if (!signed) return { problem: 'broken-signature' };

  const { eContent, eContentType } = signed.parsed.encapContentInfo;
  if (eContent || eContentType !== DATA) return { problem: 'foreign-content' };
  return verifySignature(signed, data);
}

/** The signature of a message whose content was looked at before. */
export async function verifySignature(signed: SignedData, data: Uint8Array<ArrayBuffer>): Promise<CmsResult> {
  if (!isStrongSigner(signed.signer)) return { problem: 'weak-algorithm' };
  const whole = data.byteLength === data.buffer.byteLength ? data.buffer : data.slice().buffer;
  const { signatureVerified, signerCertificate } = await signed.parsed
    .verify({ signer: 0, data: whole, checkChain: false, extendedMode: true }, engine)
    .catch(asResult);
  const certificate =
    signerCertificate && findCertificate(new Uint8Array(signerCertificate.toSchema().toBER()));
  if (signatureVerified !== true || !certificate) return { problem: 'broken-signature' };
  if (!areAttributesRight(signed, certificate)) return { problem: 'attributes-wrong' };
  return { signed, certificate };
}

function asResult(error: unknown): pkijs.SignedDataVerifyResult {
  if (error instanceof pkijs.SignedDataVerifyError) return error;
  throw error;
}
