/** A path of this application. `//host` and `/\\host` have no scheme, yet browsers take what follows for a host. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
