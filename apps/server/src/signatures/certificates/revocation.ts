import type * as pkijs from 'pkijs';
import type { Certificate } from './certificate';
import { answerOfOcsp, findOcsp } from './ocsp-answer';
import type { RevocationAnswer } from './revocation-answer';
import { answerOfList, findList } from './revocation-list';

/** What is known about revocation: lists of the configuration, and what the signature or the document carries. */
export interface RevocationSources {
  lists: readonly pkijs.CertificateRevocationList[];
  answers: readonly pkijs.BasicOCSPResponse[];
}

export type RevocationStatus = RevocationAnswer | 'unknown';

export function revocationSources(
  lists: readonly Uint8Array[],
  answers: readonly Uint8Array[],
): RevocationSources {
  return {
    lists: lists.map(findList).filter((list) => list !== undefined),
    answers: answers.map(findOcsp).filter((answer) => answer !== undefined),
  };
}

/**
 * Whether any certificate of a path was revoked at a moment. The anchor is trusted by the configuration, which alone
 * withdraws it.
 *
 * @returns the worst answer; `unknown` when one of them has no answer that holds
 */
export async function revocationOf(
  path: readonly Certificate[],
  at: Date,
  sources: RevocationSources,
): Promise<RevocationStatus> {
  const statuses: RevocationStatus[] = [];
  for (const [depth, certificate] of path.slice(0, -1).entries()) {
    const issuer = path[depth + 1];
    if (issuer) statuses.push(await statusOf({ certificate, issuer, at }, sources));
  }
  const worst = (['revoked', 'on-hold', 'unknown'] as const).find((status) => statuses.includes(status));
  return worst ?? 'good';
}

async function statusOf(
  asked: { certificate: Certificate; issuer: Certificate; at: Date },
  { lists, answers }: RevocationSources,
): Promise<RevocationStatus> {
  const found = [
    ...(await Promise.all(lists.map((list) => answerOfList(list, asked)))),
    ...(await Promise.all(answers.map((answer) => answerOfOcsp(answer, asked)))),
  ];
  return (['revoked', 'on-hold', 'good'] as const).find((answer) => found.includes(answer)) ?? 'unknown';
}
