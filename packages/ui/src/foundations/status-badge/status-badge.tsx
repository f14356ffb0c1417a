import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type SvgIcon } from '../icon/icon';

/** The colours of the office's dictionaries; their meaning is in Guide §3. */
export type StatusColor = 'grey' | 'blue' | 'orange' | 'purple' | 'green' | 'red';

export interface StatusBadgeProps {
  /** The colour of the status in its dictionary. */
  color: StatusColor;
  /** Each status has an icon of its own: nothing is said by colour alone. */
  icon?: SvgIcon;
  /** A draft: nothing has been sent yet. */
  dashed?: boolean;
  /** As high as its line, for a row of a table with two of them. */
  compact?: boolean;
  /** Long words of a narrow place go on in a second line. @default false */
  wraps?: boolean;
  /** The status as a word. */
  children: ReactNode;
}

const looks = cva(
  [
    'u:inline-flex u:items-center u:gap-1.5 u:rounded-sm u:border u:ps-2 u:pe-2.5 u:text-sm u:leading-snug u:font-semibold',
    'u:in-data-[contrast=high]:border-current u:forced-colors:border-current',
  ],
  {
    variants: {
      color: {
        grey: 'u:border-line u:bg-surface-sunken u:text-ink',
        blue: 'u:border-transparent u:bg-info-surface-strong u:text-info-text',
        orange: 'u:border-transparent u:bg-warning-surface-strong u:text-warning-text',
        purple: 'u:border-transparent u:bg-plum-surface-strong u:text-plum-text',
        green: 'u:border-transparent u:bg-success-surface-strong u:text-success-text',
        red: 'u:border-transparent u:bg-error-surface-strong u:text-error-text',
      },
      compact: { true: '', false: 'u:py-0.5' },
      wraps: { true: '', false: 'u:tablet:whitespace-nowrap' },
      dashed: { true: 'u:border-dashed u:border-line-strong u:bg-surface' },
    },
    compoundVariants: [{ color: 'grey', dashed: true, className: 'u:bg-transparent' }],
  },
);

/** A status: icon, word and tint. The tint does not follow the accent: a green accent must not look like "Wypłacone". */
export function StatusBadge({
  color,
  icon,
  dashed,
  compact = false,
  wraps = false,
  children,
}: StatusBadgeProps) {
  return (
    <span className={looks({ color, dashed, compact, wraps })} data-color={color}>
      {icon && <Icon of={icon} size="1.1em" />}
      <span className="u:contents">{children}</span>
    </span>
  );
}
