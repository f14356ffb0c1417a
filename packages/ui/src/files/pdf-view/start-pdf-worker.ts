/**
 * Makes addresses of scripts under a policy: objects that a worker takes as it takes text. TypeScript's DOM library does not
 * have them yet.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

/** The policy by which a page that requires Trusted Types allows this worker and nothing else. */
const POLICY = 'urzad-pdf';

/** A policy can be made once on a page. */
const addresses = new Map<string, string>();

/**
 * Starts a worker of PDF.js. Left to itself the library gives the address as text, which a page under Trusted Types would
 * have to let pass by a policy for all scripts.
 */
export function startPdfWorker(address: string): Worker {
  const trusted = addresses.get(address) ?? trustedAddress(address);
  addresses.set(address, trusted);
  return new Worker(trusted, { type: 'module' });
}

/** The same address, under the policy where the browser knows policies and the page allows this one. */
function trustedAddress(address: string): string {
  if (!('trustedTypes' in window)) return address;
  const trustedTypes = window.trustedTypes as TrustedTypes; // The check above proved that it exists.

  try {
    return trustedTypes.createPolicy(POLICY, { createScriptURL: () => address }).createScriptURL(address);
  } catch {
    // The page does not allow the policy, or has a second copy of this module: its default policy decides.
    return address;
  }
}
