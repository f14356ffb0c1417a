export type RevocationAnswer = 'good' | 'revoked' | 'on-hold';

export interface RevokedEntry {
  at: Date;
  /** `CRLReason` of RFC 5280. */
  reason: number;
  /** From when the key counts as stolen, if the authority says so. */
  invalidSince?: Date | undefined;
}

const ON_HOLD = 6;

/** Whether a certificate that is on a list counted at a moment: what was signed and stamped before goes on counting. */
export function statusAt({ at, reason, invalidSince }: RevokedEntry, moment: Date): RevocationAnswer {
  const since = invalidSince && invalidSince < at ? invalidSince : at;
  if (since > moment) return 'good';
  return reason === ON_HOLD ? 'on-hold' : 'revoked';
}
