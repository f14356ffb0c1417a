import type { LinkProps } from '@urzad/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface ScreenLinkProps extends LinkProps {
  /** Handed to the screen beside its address, which does not show it. */
  state?: unknown;
}

/**
 * A link to a screen. It is made of the router's own parts: the router's `Link` brings 2 kB more, which load pages ahead for
 * servers that this portal does not have.
 */
export function ScreenLink({ href, state, onClick, ...props }: ScreenLinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return <a {...props} href={address} onClick={handleClick} />;
}
