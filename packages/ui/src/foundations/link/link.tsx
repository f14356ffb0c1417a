import { useContext } from 'react';
import { LinkContext, type LinkProps } from './link-context';

export type { LinkProps } from './link-context';

/** A link without styles: the application's own inside a `LinkProvider`, a plain `<a>` elsewhere. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  // A download is an answer of the server: a router would look for a screen at its address.
  return RouterLink && props.download === undefined ? <RouterLink {...props} /> : <a {...props} />;
}
