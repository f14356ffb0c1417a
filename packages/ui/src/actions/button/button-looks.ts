import { cva } from 'class-variance-authority';

/** The block button: a filled button has a darker lower edge, which disappears while it is pressed (Guide §2). */
export const buttonLooks = cva(
  [
    'u:inline-flex u:items-center u:justify-center u:gap-2 u:rounded-md u:border-control u:text-center u:font-semibold u:no-underline',
    'u:transition-tint u:duration-fast u:block-edge u:press-down',
    'u:disabled:is-disabled u:aria-disabled:not-data-loading:is-disabled',
    'u:data-loading:cursor-progress u:print:hidden',
  ],
  {
    variants: {
      variant: {
        primary: [
          'u:border-transparent u:bg-accent u:text-on-accent u:edge-accent u:hover:bg-accent-hover',
          'u:not-disabled:forced-color-adjust-none u:forced-colors:hover:bg-accent',
        ],
        secondary: 'u:border-line-strong u:bg-surface u:text-ink u:edge-quiet u:hover:bg-surface-hover',
        quiet: 'u:border-transparent u:text-accent-text u:edge-none u:hover:bg-accent-subtle',
        danger: 'u:border-transparent u:bg-error u:text-on-error u:edge-error u:hover:bg-error-hover',
      },
      size: {
        sm: 'u:min-h-9 u:pointer-coarse:min-h-control u:rounded-sm u:px-3 u:py-1 u:text-sm',
        md: 'u:min-h-control u:px-4.5 u:py-2 u:text-md',
        lg: 'u:min-h-main u:px-7 u:py-2.5 u:text-lg',
      },
      block: { true: 'u:w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);
