import { Link, type LinkProps } from '../../foundations/link/link';

/** A path of the application is opened by its router, another address by the browser (Spec §2). */
export function EntryLink(props: LinkProps) {
  return isInternal(props.href) ? <Link {...props} /> : <a rel="noreferrer" {...props} />;
}

/** A path of this application. `//host` and `/\\host` have no scheme, but browsers read a host in them. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
