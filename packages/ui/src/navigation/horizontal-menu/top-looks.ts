import { cva } from 'class-variance-authority';

/** Of an entry and of a group's button alike. */
export const topLooks = cva('u:flex u:items-center u:gap-2 u:px-3.5 u:whitespace-nowrap u:no-underline', {
  variants: {
    state: {
      active: 'u:current-mark u:font-semibold u:text-accent-text',
      other: 'u:font-medium u:text-ink u:hover:text-accent-text',
      disabled: 'u:cursor-not-allowed u:font-medium u:text-disabled',
    },
  },
});
