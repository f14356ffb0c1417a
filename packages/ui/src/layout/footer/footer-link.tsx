import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../../foundations/link/link-provider';

const LOOKS = 'text-on-brand underline';

/** A way from the footer to a page. */
export function FooterLink(props: LinkProps) {
  return <Link {...props} className={LOOKS} />;
}

/** Looks like the links around it, and opens something on this page. */
export function FooterButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={LOOKS} />;
}
