import { Link, type LinkProps } from '../link/link-provider';

/** Routes go through the application's router, the rest leaves it (Spec §2). */
export function EntryLink(props: LinkProps) {
  return props.href.startsWith('/') ? <Link {...props} /> : <a rel="noreferrer" {...props} />;
}
