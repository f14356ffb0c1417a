import type { Grosze } from '@urzad/domain';

/** The money of a call that a contract depends on. */
export interface ContractMeans {
  /** What the publication of the ranking reserved for the application. */
  reserved: Grosze;
  /** What the call has left beside all that is reserved, this application included. */
  free: Grosze;
  /** What is reserved for it now: more than `reserved` where an earlier version of the contract needed more. */
  held: Grosze;
}

/**
 * What a contract of this amount reserves. It never lets go of what the ranking reserved: the rest returns to the call
 * on activation (Order §12).
 * @returns the sum to reserve, or the sum that is missing in the free budget
 */
export function reserveFor(
  amount: Grosze,
  { reserved, held, free }: ContractMeans,
): { reserve: Grosze } | { missing: Grosze } {
  const reserve = Math.max(amount, reserved);
  const missing = reserve - held - free;
  return missing > 0 ? { missing } : { reserve };
}
