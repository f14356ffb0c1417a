import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { isStrongKey, isStrongSignature } from './algorithms';
import { type Certificate, certificatesOf, isWithin } from './certificate';
import { mayAnswerRevocation } from './purpose';
import { type RevocationAnswer, statusAt } from './revocation-answer';

const DIGEST_NAMES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1', // names a certificate here, and proves nothing
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const GOOD = 0;
const REVOKED = 1;
const engine = new pkijs.CryptoEngine({ name: 'node', crypto });

/** What an OCSP answer says about a certificate at a moment; `undefined` when it is not about it, or does not hold. */
export async function answerOfOcsp(
  answer: pkijs.BasicOCSPResponse,
  { certificate, issuer, at }: { certificate: Certificate; issuer: Certificate; at: Date },
): Promise<RevocationAnswer | undefined> {
  const single = answer.tbsResponseData.responses.find(({ certID }) => isAbout(certID, certificate, issuer));
  if (!single || !(await isSignedFor(answer, issuer))) return undefined;

  const { idBlock, valueBlock } = single.certStatus;
  if (idBlock.tagNumber === REVOKED) return statusAt(revokedEntry(valueBlock.value), at);
  const isFresh = single.thisUpdate >= at || (single.nextUpdate !== undefined && single.nextUpdate >= at);
  return idBlock.tagNumber === GOOD && isFresh ? 'good' : undefined;
}

/** Whole answers, as a document keeps them, or their inner part, as a signature does. */
export function findOcsp(der: Uint8Array): pkijs.BasicOCSPResponse | undefined {
  try {
    const bytes = pkijs.OCSPResponse.fromBER(new Uint8Array(der)).responseBytes?.response.valueBlock
      .valueHexView;
    return bytes && pkijs.BasicOCSPResponse.fromBER(new Uint8Array(bytes));
  } catch {
    try {
      return pkijs.BasicOCSPResponse.fromBER(new Uint8Array(der));
    } catch {
      return undefined;
    }
  }
}

function isAbout(id: pkijs.CertID, certificate: Certificate, issuer: Certificate): boolean {
  const digest = DIGEST_NAMES[id.hashAlgorithm.algorithmId];
  if (!digest || !id.serialNumber.isEqual(certificate.parsed.serialNumber)) return false;
  const digestOf = (bytes: Uint8Array) => createHash(digest).update(bytes).digest();
  const key = issuer.parsed.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return (
    digestOf(key).equals(id.issuerKeyHash.valueBlock.valueHexView) &&
    digestOf(Buffer.from(issuer.subject, 'hex')).equals(id.issuerNameHash.valueBlock.valueHexView)
  );
}

/** By the issuer itself, or by whom it certified for that. */
async function isSignedFor(answer: pkijs.BasicOCSPResponse, issuer: Certificate): Promise<boolean> {
  if (!isStrongSignature(answer.signatureAlgorithm)) return false;
  const brought = certificatesOf((answer.certs ?? []).map((item) => new Uint8Array(item.toSchema().toBER())));
  const producedAt = answer.tbsResponseData.producedAt;
  const delegates = brought.filter(
    (item) =>
      mayAnswerRevocation(item) &&
      item.issuer === issuer.subject &&
      isStrongSignature(item.parsed.signatureAlgorithm) &&
      isWithin(item, producedAt) &&
      item.x509.verify(issuer.x509.publicKey),
  );
  for (const { parsed, x509 } of [issuer, ...delegates]) {
    if (isStrongKey(x509.publicKey) && (await isSignedBy(answer, parsed))) return true;
  }
  return false;
}

async function isSignedBy(answer: pkijs.BasicOCSPResponse, by: pkijs.Certificate): Promise<boolean> {
  try {
    return await engine.verifyWithPublicKey(
      new Uint8Array(answer.tbsResponseData.tbsView),
      answer.signature,
      by.subjectPublicKeyInfo,
      answer.signatureAlgorithm,
    );
  } catch {
    return false;
  }
}

/** `RevokedInfo`: the moment, and a reason where the authority gives one. */
function revokedEntry(value: unknown) {
  const [moment, reason] = Array.isArray(value) ? value : [];
  const code: unknown = reason instanceof asn1js.Constructed ? reason.valueBlock.value[0] : undefined;
  return {
    at: moment instanceof asn1js.GeneralizedTime ? moment.toDate() : new Date(0),
    reason: code instanceof asn1js.Enumerated ? code.valueBlock.valueDec : 0,
  };
}
