import { Link, type LinkProps } from '../../foundations/link/link-provider';
import { isInternal } from './is-internal';

/** A path of the application is opened by its router, another address by the browser (Spec §2). */
export function EntryLink(props: LinkProps) {
  return isInternal(props.href) ? <Link {...props} /> : <a rel="noreferrer" {...props} />;
}
