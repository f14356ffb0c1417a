import type { LinkProps } from '@urzad/ui';
import { ScreenLink } from '#shared/routing/screen-link';

/**
 * Begins like the path of a screen and is none: files, documents and the API of the server, and addresses of other
 * hosts.
 */
const NO_SCREEN = /^\/(\/|(api|outbox|pdf)\b)/;

/** The links of widgets: inside the portal by the router, others by the browser. */
export function RouterLink(props: LinkProps) {
  return isScreenPath(props.href) && !props.target ? <ScreenLink {...props} /> : <a {...props} />;
}

export function isScreenPath(href: string): boolean {
  return href.startsWith('/') && !NO_SCREEN.test(href);
}
