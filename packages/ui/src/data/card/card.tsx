import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** `companion` is for an invitation among plain cards. @default 'plain' */
  tone?: 'plain' | 'subtle' | 'accent' | 'companion';
}

const looks = cva('rounded-lg border px-4 py-4.5 tablet:p-6', {
  variants: {
    tone: {
      plain: 'border-line bg-surface',
      subtle: 'border-line-subtle bg-surface',
      accent: 'border-accent-line bg-accent-subtle',
      companion: 'border-transparent bg-companion-subtle',
    },
  },
});

/** Flat, with a hairline: shadows are for layers above the page (Guide §5). */
export function Card({ tone = 'plain', className, ...props }: CardProps) {
  return <div {...props} className={looks({ tone, className })} />;
}
