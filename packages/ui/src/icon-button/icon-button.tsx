import { cva } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link-provider';

const looks = cva(
  [
    'inline-grid flex-none place-items-center rounded-md text-muted transition-colors duration-fast',
    'hover:bg-surface-hover hover:text-ink disabled:text-disabled disabled:cursor-not-allowed',
  ],
  { variants: { size: { sm: 'size-8.5', md: 'size-11' } }, defaultVariants: { size: 'md' } },
);

interface IconLooks {
  icon: LucideIcon;
  /** What it does, and to what: "Usuń: umowa-2024.pdf". Shown as a tip and spoken. */
  label: string;
  /** Targets of 34 and 44 px. @default 'md' */
  size?: 'sm' | 'md';
}

export interface IconButtonProps extends IconLooks, Omit<ComponentProps<'button'>, 'children'> {}

/** Only for tools known to all: close, download, zoom, more (visual guide §10). */
export function IconButton({ icon, label, size, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={cn(looks({ size }), className)}
    >
      <Icon of={icon} />
    </button>
  );
}

export interface IconLinkProps extends IconLooks, Omit<LinkProps, 'children'> {}

/** The same square as a link: a download, a way back. */
export function IconLink({ icon, label, size, className, ...props }: IconLinkProps) {
  return (
    <Link aria-label={label} title={label} {...props} className={cn(looks({ size }), className)}>
      <Icon of={icon} />
    </Link>
  );
}
