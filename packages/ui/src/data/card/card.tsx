import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  /** `companion` is for an invitation among plain cards. @default 'plain' */
  tone?: 'plain' | 'subtle' | 'accent' | 'companion';
  /** The content. */
  children?: ReactNode;
}

const looks = cva('u:rounded-lg u:border u:px-4 u:py-4.5 u:tablet:p-6', {
  variants: {
    tone: {
      plain: 'u:border-line u:bg-surface',
      subtle: 'u:border-line-subtle u:bg-surface',
      accent: 'u:border-accent-line u:bg-accent-subtle',
      companion: 'u:border-transparent u:bg-companion-subtle',
    },
  },
});

/** Flat, with a hairline: shadows are for layers above the page (Guide §5). */
export function Card({ tone = 'plain', className, ...props }: CardProps) {
  return <div {...props} className={looks({ tone, className })} />;
}
