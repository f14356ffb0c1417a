import type { LinkProps } from './link-context';

/** What server components get instead of `link.tsx`: there is no `LinkProvider`, so every link is a plain one (decision 0064). */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
