import { cva } from 'class-variance-authority';

/** Of an entry and of a group's button alike. */
export const topLooks = cva('flex items-center gap-2 px-3.5 whitespace-nowrap no-underline', {
  variants: {
    state: {
      active: 'current-mark font-semibold text-accent-text',
      other: 'font-medium text-ink hover:text-accent-text',
      disabled: 'cursor-not-allowed font-medium text-disabled',
    },
  },
});
