/** What the browser offers where the page's policy demands trusted types; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The server's Content-Security-Policy demands trusted types: text never becomes markup or code. The one thing the portal
 * needs is a worker (the PDF view) from its own address; everything else stays refused.
 */
export function allowOwnWorkers() {
  if (!('trustedTypes' in window)) return;
  const trustedTypes = window.trustedTypes as TrustedTypes; // The check above proved that it is there.

  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, window.location.href).origin === window.location.origin) return url;
      throw new TypeError(`A script from ${url} is refused: scripts come from this portal only.`);
    },
  });
}
