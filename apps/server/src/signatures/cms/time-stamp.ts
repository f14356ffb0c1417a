import * as pkijs from 'pkijs';
import { isStrongDigest } from '../certificates/algorithms';
import { findPath } from '../certificates/find-path';
import { mayStampTime } from '../certificates/purpose';
import { revocationOf, revocationSources } from '../certificates/revocation';
import { anchorsFor, STAMP_PURPOSES } from '../trust/trust-anchors';
import type { CheckContext } from './check-context';
import { attributeValues, findSignedData, type SignedData } from './signed-data';
import { verifySignature } from './verify-cms';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
/** More than one is rare; each costs a check of a signature. */
const MAX_STAMPS = 4;

/** When a trusted authority saw the signature itself; of several stamps, the earliest. */
export async function stampedAt(signed: SignedData, context: CheckContext): Promise<Date | undefined> {
  const over = new Uint8Array(signed.signer.signature.valueBlock.valueHexView);
  const tokens = attributeValues(signed.signer.unsignedAttrs, SIGNATURE_TIME_STAMP).slice(0, MAX_STAMPS);
  const moments = await Promise.all(
    tokens.map((token) => trustedMoment(new Uint8Array(berOf(token)), over, context)),
  );
  return earliest(moments);
}

export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  return moments.filter((moment) => moment !== undefined).sort((a, b) => a.getTime() - b.getTime())[0];
}

/**
 * The moment that a time stamp (RFC 3161) proves, if its authority is trusted and it is one over these bytes.
 *
 * @param over the bytes that were stamped
 */
export async function trustedMoment(
  token: Uint8Array,
  over: Uint8Array<ArrayBuffer>,
  { trust, receivedAt, certificates, lists, answers }: CheckContext,
): Promise<Date | undefined> {
  const signed = findSignedData(token);
  const info = signed && findInfo(signed);
  if (!signed || !info || !isStrongDigest(info.messageImprint.hashAlgorithm)) return undefined;
  // pkijs compares the imprint with these bytes, and the signature with the content that the token brings.
  const verified = await verifySignature(signed, over);
  if ('problem' in verified || info.genTime > receivedAt || !mayStampTime(verified.certificate))
    return undefined;

  const path = findPath(verified.certificate, {
    offered: [...signed.certificates, ...certificates],
    anchors: anchorsFor(trust, STAMP_PURPOSES),
    at: info.genTime,
  });
  if ('problem' in path) return undefined;
  const sources = revocationSources(
    [...trust.revocationLists, ...signed.lists, ...lists],
    [...signed.answers, ...answers],
  );
  const status = await revocationOf(path.certificates, info.genTime, sources);
  return status === 'good' ? info.genTime : undefined;
}

/** Whether a token is over these bytes at all, whoever made it. */
export async function isStampOver(token: Uint8Array, over: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const signed = findSignedData(token);
  return !!signed && !!findInfo(signed) && !('problem' in (await verifySignature(signed, over)));
}

function findInfo({ parsed: { encapContentInfo } }: SignedData): pkijs.TSTInfo | undefined {
  if (encapContentInfo.eContentType !== TST_INFO || !encapContentInfo.eContent) return undefined;
  try {
    return pkijs.TSTInfo.fromBER(encapContentInfo.eContent.getValue());
  } catch {
    return undefined;
  }
}

function berOf(token: unknown): ArrayBuffer {
  return hasBer(token) ? token.toBER() : new ArrayBuffer();
}

function hasBer(value: unknown): value is { toBER(): ArrayBuffer } {
  return typeof value === 'object' && value !== null && 'toBER' in value;
}
