import type { CofundingCall } from '@urzad/contract';
import type { CallTerms } from '@urzad/grants';

/** The terms of a call in the shape of the domain; undefined while its dates are not set. */
export function callTermsOf({ open_from, open_to, params }: CofundingCall): CallTerms | undefined {
  return open_from && open_to ? { open_from, open_to, params } : undefined;
}
