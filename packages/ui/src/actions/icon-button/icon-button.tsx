import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Counter } from '../../foundations/counter/counter';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';
import { Link, type LinkProps } from '../../foundations/link/link';

const looks = cva(
  [
    'u:relative u:inline-grid u:flex-none u:place-items-center u:rounded-md u:text-muted u:transition-tint u:duration-fast',
    'u:hover:bg-surface-hover u:hover:text-ink u:disabled:text-disabled u:disabled:cursor-not-allowed',
    'u:aria-disabled:text-disabled u:aria-disabled:cursor-not-allowed u:print:hidden',
  ],
  {
    variants: { size: { sm: 'u:size-8.5 u:pointer-coarse:size-11', md: 'u:size-11' } },
    defaultVariants: { size: 'md' },
  },
);

interface IconLooks {
  /** The drawing on the button, its only visible content. */
  icon: SvgIcon;
  /** The action and its object: "Usuń: umowa-2024.pdf". Shown as a tooltip and read by screen readers. */
  label: string;
  /** Targets of 34 and 44 px; of 44 px under a finger. @default 'md' */
  size?: 'sm' | 'md';
  /** The number in the corner; nothing at 0. The label has to say it: "Powiadomienia, nowe: 3". */
  count?: number;
}

export interface IconButtonProps extends IconLooks, Omit<ComponentProps<'button'>, 'children'> {
  /** Called by a press. */
  onClick?: ComponentProps<'button'>['onClick'];
}

/** Only for well-known tools: close, download, zoom, more (Guide §10). */
export function IconButton({ icon, label, size, count, className, ...props }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...props} className={cn(looks({ size }), className)}>
      <Icon of={icon} />
      <CornerCount value={count} />
      <Tip>{label}</Tip>
    </button>
  );
}

export interface IconLinkProps extends IconLooks, Omit<LinkProps, 'children'> {}

/** The same square as a link: a download, a way back. */
export function IconLink({ icon, label, size, count, className, ...props }: IconLinkProps) {
  return (
    <Link aria-label={label} {...props} className={cn(looks({ size }), className)}>
      <Icon of={icon} />
      <CornerCount value={count} />
      <Tip>{label}</Tip>
    </Link>
  );
}

function CornerCount({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span aria-hidden="true" className="u:absolute u:-end-0.5 u:-top-0.5">
      <Counter value={value} kind="alert" />
    </span>
  );
}

/** A title on the control itself would be its description as well, and the same words would be read twice. */
function Tip({ children }: { children: string }) {
  return <span aria-hidden="true" title={children} className="u:absolute u:inset-0 u:size-full" />;
}
