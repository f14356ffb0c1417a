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
  /** The status as a word. */
  children: ReactNode;
}

const looks = cva(
  [
    'inline-flex items-center gap-1.5 rounded-sm border py-0.5 ps-2 pe-2.5 text-sm leading-snug font-semibold',
    'tablet:whitespace-nowrap in-data-[contrast=high]:border-current forced-colors:border-current',
  ],
  {
    variants: {
      color: {
        grey: 'border-line bg-surface-sunken text-ink',
        blue: 'border-transparent bg-info-surface-strong text-info-text',
        orange: 'border-transparent bg-warning-surface-strong text-warning-text',
        purple: 'border-transparent bg-plum-surface-strong text-plum-text',
        green: 'border-transparent bg-success-surface-strong text-success-text',
        red: 'border-transparent bg-error-surface-strong text-error-text',
      },
      dashed: { true: 'border-dashed border-line-strong bg-surface' },
    },
    compoundVariants: [{ color: 'grey', dashed: true, className: 'bg-transparent' }],
  },
);

/** A status: icon, word and tint. The tint does not follow the accent: a green accent must not look like "Wypłacone". */
export function StatusBadge({ color, icon, dashed, children }: StatusBadgeProps) {
  return (
    <span className={looks({ color, dashed })} data-color={color}>
      {icon && <Icon of={icon} size="1.1em" />}
      {children}
    </span>
  );
}
