import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { Link, type LinkProps } from '../../foundations/link/link';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { type TextLinkLabels, textLinkLabels } from './text-link.labels';

export interface TextLinkProps extends LinkProps, LocaleProp {
  /** The words: where the link leads. */
  children?: ReactNode;
  /** Before the words. */
  icon?: SvgIcon;
  /** Leads out of the portal: opens a new tab, says so, and gives the other page no access to this one (`noopener`). */
  external?: boolean;
  /** `standalone` is a target of 44 px for links outside a sentence. @default 'inline' */
  variant?: 'inline' | 'standalone';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TextLinkLabels>;
}

/** A link in text, always underlined. */
export function TextLink({
  icon,
  external,
  variant = 'inline',
  labels,
  locale,
  className,
  children,
  ...props
}: TextLinkProps) {
  const words = useLabels(textLinkLabels, labels, locale);
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;

  return (
    <Link
      {...elsewhere}
      {...props}
      className={cn(
        'u:link-look',
        variant === 'standalone' && 'u:inline-flex u:min-h-control u:items-center u:gap-2 u:print:min-h-0',
        className,
      )}
    >
      {icon && <Icon of={icon} />}
      {icon && variant === 'inline' && ' '}
      <span className="u:contents">{children}</span>
      {external && (
        <>
          {' '}
          <Icon of={ExternalLink} size="0.9em" />
          <span className="u:sr-only">{` (${words.newWindow})`}</span>
        </>
      )}
    </Link>
  );
}
