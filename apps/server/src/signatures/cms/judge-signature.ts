import { getIsoDate } from '@urzad/domain';
import type { SignatureLevel, SignatureProblem } from '@urzad/grants';
import type { Certificate } from '../certificates/certificate';
import { type CertificatePath, findPath } from '../certificates/find-path';
import { maySignDocuments } from '../certificates/purpose';
import { type RevocationStatus, revocationOf, revocationSources } from '../certificates/revocation';
import {
  attributesOf,
  identityOf,
  isQualified,
  isUnclear,
  type SignerIdentity,
} from '../certificates/signer-identity';
import type { SignatureVerdict } from '../signature-verdict';
import { anchorsFor, LEVEL_OF, PERSON_PURPOSES, SEAL_PURPOSES } from '../trust/trust-anchors';
import type { CheckContext } from './check-context';
import { nameText } from './name-text';
import { signingTimeOf } from './signed-attributes';
import { earliest, stampedAt } from './time-stamp';
import { findProfileOwner } from './trusted-profile';
import type { VerifiedCms } from './verify-cms';

const REVOCATION_PROBLEMS = {
  good: [],
  revoked: ['certificate-revoked'],
  'on-hold': ['certificate-on-hold'],
  unknown: ['revocation-unknown'],
} as const satisfies Record<RevocationStatus, readonly SignatureProblem[]>;

/**
 * Who made a signature that holds, and what vouches for it, at the moment that a trusted time stamp proves, else at the
 * receipt. The time that the signer claims is only told.
 *
 * @param documentStamp the earliest trusted time stamp over the document with this signature
 */
export async function judgeSignature(
  { signed, certificate }: VerifiedCms,
  context: CheckContext,
  documentStamp: Date | undefined,
): Promise<Omit<SignatureVerdict, 'revision_end'>> {
  const stamp = earliest([await stampedAt(signed, context), documentStamp]);
  const at = stamp ?? context.receivedAt;
  const today = getIsoDate(context.receivedAt.toISOString().slice(0, 10));
  const named = identityOf(certificate, today);

  const path = findPath(certificate, {
    offered: [...signed.certificates, ...context.certificates],
    anchors: anchorsFor(context.trust, purposesOf(named)),
    at,
  });
  const isTrusted = 'anchor' in path && maySignDocuments(certificate);
  const sources = revocationSources(
    [...context.trust.revocationLists, ...signed.lists, ...context.lists],
    [...signed.answers, ...context.answers],
  );
  const revocation = isTrusted ? await revocationOf(path.certificates, at, sources) : 'unknown';
  const { identity, isClear } = ownerOf(named, { signed, certificate, path, today });

  return {
    ...identity,
    ...certificateFacts(certificate),
    level: isTrusted ? levelOf(path, certificate, named) : null,
    trusted: isTrusted,
    revocation,
    moment: { at, from: stamp ? 'time-stamp' : 'receipt' },
    claimed_at: signingTimeOf(signed) ?? null,
    problems: [
      ...(maySignDocuments(certificate) ? [] : (['certificate-purpose'] as const)),
      ...('problem' in path ? [path.problem] : []),
      ...(isTrusted ? REVOCATION_PROBLEMS[revocation] : []),
      ...(isClear ? [] : (['signer-unclear'] as const)),
    ],
  };
}

function purposesOf({ kind }: SignerIdentity) {
  return kind === 'seal' ? SEAL_PURPOSES : PERSON_PURPOSES;
}

/** The seal of the ministry stands for the person whom it names. */
function ownerOf(
  named: SignerIdentity,
  {
    signed,
    certificate,
    path,
    today,
  }: VerifiedCms & { path: ReturnType<typeof findPath>; today: ReturnType<typeof getIsoDate> },
): { identity: SignerIdentity; isClear: boolean } {
  const isProfile =
    named.kind === 'seal' && 'anchor' in path && path.anchor.purposes.includes('trusted-profile');
  if (!isProfile) return { identity: named, isClear: !isUnclear(attributesOf(certificate), named) };

  const owner = findProfileOwner(signed, today);
  return { identity: owner ?? named, isClear: owner !== undefined };
}

/** A trusted list also has services whose certificates are not qualified. */
function levelOf(
  { anchor }: CertificatePath,
  certificate: Certificate,
  named: SignerIdentity,
): SignatureLevel {
  const purpose = purposesOf(named).find((code) => anchor.purposes.includes(code)) ?? 'advanced';
  return purpose === 'qualified' && !isQualified(certificate) ? 'ZAAWANSOWANY' : LEVEL_OF[purpose];
}

function certificateFacts({ parsed }: Certificate) {
  return {
    cert_subject: nameText(parsed.subject),
    cert_issuer: nameText(parsed.issuer),
    cert_serial: Buffer.from(parsed.serialNumber.valueBlock.valueHexView).toString('hex'),
    cert_valid_to: parsed.notAfter.value,
  };
}
