import { cva } from 'class-variance-authority';

/** The strip above the part that changes; it scrolls sideways on a phone. */
export const TAB_STRIP = 'flex gap-1 overflow-x-auto border-b-control border-line-strong pt-1';

export const tabLooks = cva(
  [
    'inline-flex min-h-control items-center gap-2 rounded-t-md border border-b-0 px-3.5 py-2 whitespace-nowrap no-underline',
    'focus-inside',
  ],
  {
    variants: {
      current: {
        true: [
          'tab-current border-line-strong bg-surface font-semibold text-accent-text',
          'forced-colors:border-t-6 forced-colors:border-accent',
        ],
        false: 'border-transparent font-medium text-muted not-disabled:hover:text-ink disabled:text-disabled',
      },
    },
  },
);
