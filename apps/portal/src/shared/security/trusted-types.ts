/** The API of the browser for a policy of trusted types; TypeScript's DOM library does not have it yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

/**
 * The server's Content-Security-Policy requires trusted types: text never becomes markup or code. The portal needs
 * one exception, a worker (the PDF view) of its own origin; everything else is refused.
 */
export function allowOwnWorkers() {
  if (!('trustedTypes' in window)) return;
  const trustedTypes = window.trustedTypes as TrustedTypes; // The check above proved that it exists.

  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, window.location.href).origin === window.location.origin) return url;
      throw new TypeError(`A script from ${url} is refused: scripts come from this portal only.`);
    },
  });
}
