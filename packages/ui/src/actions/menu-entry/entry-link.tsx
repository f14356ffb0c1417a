import { Link, type LinkProps } from '../../foundations/link/link-provider';
import { isInternal } from './is-internal';

/** Routes go through the application's router, the rest leaves it (Spec §2). */
export function EntryLink(props: LinkProps) {
  return isInternal(props.href) ? <Link {...props} /> : <a rel="noreferrer" {...props} />;
}
