import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Counter } from '../../foundations/counter/counter';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { Link, type LinkProps } from '../../foundations/link/link-provider';

const looks = cva(
  [
    'relative inline-grid flex-none place-items-center rounded-md text-muted transition-tint duration-fast',
    'hover:bg-surface-hover hover:text-ink disabled:text-disabled disabled:cursor-not-allowed',
    'aria-disabled:text-disabled aria-disabled:cursor-not-allowed print:hidden',
  ],
  { variants: { size: { sm: 'size-8.5', md: 'size-11' } }, defaultVariants: { size: 'md' } },
);

interface IconLooks {
  /** The drawing on the button, its only visible content. */
  icon: SvgIcon;
  /** The action and its object: "Usuń: umowa-2024.pdf". Shown as a tooltip and read by screen readers. */
  label: string;
  /** Targets of 34 and 44 px. @default 'md' */
  size?: 'sm' | 'md';
  /** The number in the corner; nothing at 0. The label has to say it: "Powiadomienia, nowe: 3". */
  count?: number;
}

export interface IconButtonProps extends IconLooks, Omit<ComponentProps<'button'>, 'children'> {}

/** Only for well-known tools: close, download, zoom, more (Guide §10). */
export function IconButton({ icon, label, size, count, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={cn(looks({ size }), className)}
    >
      <Icon of={icon} />
      <CornerCount value={count} />
    </button>
  );
}

export interface IconLinkProps extends IconLooks, Omit<LinkProps, 'children'> {}

/** The same square as a link: a download, a way back. */
export function IconLink({ icon, label, size, count, className, ...props }: IconLinkProps) {
  return (
    <Link aria-label={label} title={label} {...props} className={cn(looks({ size }), className)}>
      <Icon of={icon} />
      <CornerCount value={count} />
    </Link>
  );
}

function CornerCount({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span aria-hidden="true" className="absolute -end-0.5 -top-0.5">
      <Counter value={value} kind="alert" />
    </span>
  );
}
