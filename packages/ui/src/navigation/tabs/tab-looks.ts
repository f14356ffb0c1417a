import { cva } from 'class-variance-authority';

/** The strip above the part that changes. It scrolls sideways on a phone; a wider window has no bar that would say so. */
export const TAB_STRIP =
  'u:relative u:flex u:gap-1 u:overflow-x-auto u:border-b-control u:border-line-strong u:pt-1 u:tablet:flex-wrap';

export const tabLooks = cva(
  [
    'u:inline-flex u:min-h-control u:items-center u:gap-2 u:rounded-t-md u:border u:border-b-0 u:px-3.5 u:py-2 u:whitespace-nowrap u:no-underline',
    'u:focus-inside',
  ],
  {
    variants: {
      current: {
        true: [
          'u:tab-current u:border-line-strong u:bg-surface u:font-semibold u:text-accent-text',
          'u:forced-colors:border-t-6 u:forced-colors:border-accent',
        ],
        false:
          'u:border-transparent u:font-medium u:text-muted u:not-disabled:hover:text-ink u:disabled:text-disabled',
      },
    },
  },
);

/** One frame around all of them. */
export const SWITCH_TRACK =
  'u:relative u:flex u:w-fit u:max-w-full u:flex-wrap u:gap-1 u:rounded-md u:border-control u:border-line-strong u:bg-field u:p-1';

export const switchLooks = cva(
  'u:inline-flex u:min-h-9.5 u:items-center u:justify-center u:gap-2 u:rounded-sm u:px-4 u:whitespace-nowrap u:no-underline u:pointer-coarse:min-h-control',
  {
    variants: {
      current: {
        true: 'u:bg-accent u:font-semibold u:text-on-accent u:forced-color-adjust-none',
        false: 'u:font-medium u:text-ink u:hover:bg-surface-hover',
      },
    },
  },
);
