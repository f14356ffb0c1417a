import { type Grosze, roundHalfUp } from '@urzad/domain';

/** What a participant owes on one day. */
export interface Due {
  principal: Grosze;
  interest: Grosze;
}

/**
 * Divides what a participant has returned between the principal, half up to the grosz, and the interest, in proportion
 * (Order §12, `recovery_split`; Ordynacja art. 55 § 2). The rest of the principal bears interest from the first day, so
 * that only a return of all ends it: of a smaller one at least a grosz stays.
 * @returns `undefined` for nothing, and for more than is owed
 */
export function recoveryParts(returned: Grosze, { principal, interest }: Due): Due | undefined {
  const due = principal + interest;
  if (returned <= 0 || returned > due || principal <= 0) return undefined;
  if (returned === due) return { principal, interest };
  const share = Math.min(roundHalfUp(returned * principal, due), principal - 1);
  return { principal: share, interest: returned - share };
}
