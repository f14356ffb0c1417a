import type { KeyObject } from 'node:crypto';
import * as pkijs from 'pkijs';

const DIGESTS = new Set([
  '2.16.840.1.101.3.4.2.1', // SHA-256
  '2.16.840.1.101.3.4.2.2', // SHA-384
  '2.16.840.1.101.3.4.2.3', // SHA-512
]);
const SIGNATURES = new Set([
  '1.2.840.113549.1.1.11', // RSA with SHA-256, 384, 512
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.3.2', // ECDSA with SHA-256, 384, 512
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
]);
const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const MIN_RSA_BITS = 2048;
/** 256 bits and up. */
const CURVES = new Set([
  'prime256v1',
  'secp384r1',
  'secp521r1',
  'brainpoolP256r1',
  'brainpoolP384r1',
  'brainpoolP512r1',
]);

/** SHA-256 and up. */
export function isStrongDigest({ algorithmId }: pkijs.AlgorithmIdentifier): boolean {
  return DIGESTS.has(algorithmId);
}

/** Whether a signature algorithm uses SHA-256 and up, inside PSS too. */
export function isStrongSignature(algorithm: pkijs.AlgorithmIdentifier): boolean {
  if (algorithm.algorithmId !== RSA_PSS) return SIGNATURES.has(algorithm.algorithmId);

  const { hashAlgorithm, maskGenAlgorithm } = new pkijs.RSASSAPSSParams({
    schema: algorithm.algorithmParams,
  });
  const mask = new pkijs.AlgorithmIdentifier({ schema: maskGenAlgorithm.algorithmParams });
  return isStrongDigest(hashAlgorithm) && isStrongDigest(mask);
}

/** The signature of a signer may name the key's algorithm alone: its digest stands beside it. */
export function isStrongSigner({ digestAlgorithm, signatureAlgorithm }: pkijs.SignerInfo): boolean {
  const isBare = signatureAlgorithm.algorithmId === RSA;
  return isStrongDigest(digestAlgorithm) && (isBare || isStrongSignature(signatureAlgorithm));
}

/** RSA of 2,048 bits, a named curve of 256 bits. */
export function isStrongKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return CURVES.has(asymmetricKeyDetails?.namedCurve ?? '');
  const isRsa = asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss';
  return isRsa && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;
}
