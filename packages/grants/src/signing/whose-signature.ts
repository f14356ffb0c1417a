import { foldForSearch } from '@urzad/domain';
import type { SignatureResult } from '../signatures/signature-problems';

/** Whose signatures a file has: of the person who had to sign, of another one, or not known. */
export const SIGNATURE_OWNERS = ['signer', 'another', 'unclear'] as const;
export type SignatureOwner = (typeof SIGNATURE_OWNERS)[number];

/** A person as a document names them. */
export interface NamedSigner {
  name: string;
  /** `null` where the document names the person without it. */
  pesel: string | null;
}

/**
 * Whether a signature is that of the person. The PESEL decides where both have one; else a like name leaves it to an
 * officer, or proves it where the document names no PESEL.
 */
export function whoseSignature(
  signature: { name: string; pesel: string | null },
  signer: NamedSigner,
): SignatureOwner {
  if (signature.pesel !== null && signer.pesel !== null) {
    return signature.pesel === signer.pesel ? 'signer' : 'another';
  }
  if (!isSameName(signature.name, signer.name)) return signature.name === '' ? 'unclear' : 'another';
  return signer.pesel === null ? 'signer' : 'unclear';
}

/** What all the signatures of a file say together: one of another person refuses it. */
export function whoseSignatures(
  signatures: readonly { name: string; pesel: string | null }[],
  signer: NamedSigner,
): SignatureOwner {
  const owners = signatures.map((signature) => whoseSignature(signature, signer));
  if (owners.includes('another')) return 'another';
  return owners.length === 0 || owners.includes('unclear') ? 'unclear' : 'signer';
}

/** The verdict on a file together with whose signature it has (Process §5). */
export function resultWith(owner: SignatureOwner, result: SignatureResult): SignatureResult {
  if (result === 'FAILED' || owner === 'another') return 'FAILED';
  return owner === 'unclear' ? 'INDETERMINATE' : result;
}

/** Word order and capitals differ between certificates. */
function isSameName(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(name: string): string {
  return foldForSearch(name).split(/\s+/).filter(Boolean).sort().join(' ');
}
