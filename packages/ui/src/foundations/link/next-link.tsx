import RouterLink from 'next/link.js';
import type { LinkProps } from './link-context';

/**
 * The link of Next, `<UrzadProvider link={NextLink}>`, or for `component` of `LinkProvider`. A server component can give it, as
 * its module is of the client; that of Next is there a function of the server (decision 0064).
 */
export function NextLink(props: LinkProps) {
  return <RouterLink {...props} />;
}
