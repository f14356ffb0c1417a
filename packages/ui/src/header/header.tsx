import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../class-names/cn';
import { Link } from '../link/link-provider';
import { useLabels } from '../locale/locale';
import { type HeaderLabels, headerLabels } from './header.labels';

export interface HeaderLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface HeaderProps {
  logo: ReactNode;
  links: readonly HeaderLink[];
  /** Tools at the end: instruction, accessibility, notifications, the user. */
  actions?: ReactNode;
  /** Opens the menu; takes the place of the links up to 1024 px. */
  menuButton?: ReactNode;
  /** `detached` floats on the page as a card; `transparent` lies on a picture (Spec §3 header_type). @default 'default' */
  variant?: 'default' | 'detached' | 'transparent';
  labels?: Partial<HeaderLabels>;
}

const outside = cva('', {
  variants: {
    variant: {
      default: 'border-b border-line bg-surface',
      detached: 'px-2 pt-2 tablet:px-8 tablet:pt-3.5',
      transparent: '',
    },
  },
});

const inside = cva('flex min-h-15 items-center gap-1 desktop:gap-2', {
  variants: {
    variant: {
      default: 'page-width tablet:min-h-19',
      detached:
        'mx-auto max-w-page rounded-xl border border-line bg-surface-raised pr-1.5 pl-3 shadow-2 tablet:min-h-17.5 tablet:px-4.5',
      transparent: 'page-width tablet:min-h-19',
    },
  },
});

export function Header({ logo, links, actions, menuButton, variant = 'default', labels }: HeaderProps) {
  const words = useLabels(headerLabels, labels);

  return (
    <header className={outside({ variant })} data-variant={variant}>
      <div className={inside({ variant })}>
        <div className="mr-auto min-w-0 desktop:mr-4.5">{logo}</div>
        {links.length > 0 && (
          <nav aria-label={words.navigation} className="mr-auto hidden self-stretch desktop:block">
            <ul className="flex h-full gap-0.5">
              {links.map((link) => (
                <HeaderItem key={link.href} {...link} />
              ))}
            </ul>
          </nav>
        )}
        {actions && <div className="flex items-center gap-1 desktop:ml-auto">{actions}</div>}
        {menuButton && <div className="desktop:hidden">{menuButton}</div>}
      </div>
    </header>
  );
}

function HeaderItem({ href, label, current }: HeaderLink) {
  return (
    <li className="flex">
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cn(
          'flex items-center px-3.5 whitespace-nowrap no-underline hover:text-accent-text',
          current ? 'current-mark font-semibold text-accent-text' : 'font-medium text-ink',
        )}
      >
        {label}
      </Link>
    </li>
  );
}
