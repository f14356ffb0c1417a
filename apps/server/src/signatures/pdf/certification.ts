import type { PresentedSignature } from './signature-fields';

/** A signature with the end of the revision that it covers. */
export interface PlacedSignature {
  presented: PresentedSignature;
  end: number;
}

/**
 * Whether what a signature forbids was done after it: level 1 of a certification forbids further signatures, a lock the
 * filling of its fields. Time stamps and validation data are never forbidden; anything that is shown is refused anyway.
 *
 * @param signatures earliest first
 */
export function isCertificationBroken(signatures: readonly PlacedSignature[]): boolean {
  return signatures.some(({ presented, end }) => {
    const later = signatures.filter((other) => other.end > end && !other.presented.isTimeStamp);
    const level = presented.allowedChanges;
    const forbidsAll = level !== undefined && level !== 2 && level !== 3;
    return later.some(({ presented: other }) => forbidsAll || isLocked(presented, other.fieldName));
  });
}

function isLocked({ locked }: PresentedSignature, name: string): boolean {
  return locked === 'all' || locked.some((field) => name === field || name.startsWith(`${field}.`));
}
