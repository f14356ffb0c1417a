/** A path of this application. `//host` and `/\\host` have no scheme, but browsers read a host in them. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
