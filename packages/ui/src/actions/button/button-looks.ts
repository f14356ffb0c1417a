import { cva } from 'class-variance-authority';

/** The block button: a filled button has a darker lower edge, which disappears while it is pressed (Guide §2). */
export const buttonLooks = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md border-control text-center font-semibold no-underline',
    'transition-tint duration-fast block-edge press-down',
    'disabled:is-disabled aria-disabled:not-data-loading:is-disabled',
    'data-loading:cursor-progress print:hidden',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-accent text-on-accent edge-accent hover:bg-accent-hover',
          'not-disabled:forced-color-adjust-none forced-colors:hover:bg-accent',
        ],
        secondary: 'border-line-strong bg-surface text-ink edge-quiet hover:bg-surface-hover',
        quiet: 'border-transparent text-accent-text edge-none hover:bg-accent-subtle',
        danger: 'border-transparent bg-error text-on-error edge-error hover:bg-error-hover',
      },
      size: {
        sm: 'min-h-9 rounded-sm px-3 py-1 text-sm',
        md: 'min-h-control px-4.5 py-2 text-md',
        lg: 'min-h-main px-7 py-2.5 text-lg',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);
