import { cva } from 'class-variance-authority';

/** The box of every text control. The state comes from `fieldState`. */
export const controlLooks = cva(
  'u:block u:w-full u:rounded-md u:border-control u:px-3.5 u:py-2 u:placeholder:text-placeholder',
  {
    variants: {
      state: {
        ready:
          'u:border-line-strong u:bg-field u:text-ink u:hover:border-ink u:focus-visible:border-focus-ring',
        invalid: 'u:border-error-border u:bg-error-surface u:text-ink',
        disabled:
          'u:cursor-not-allowed u:border-dashed u:border-line-strong u:bg-bg-disabled u:text-disabled',
        readonly:
          'u:rounded-xs u:border-transparent u:border-s-4 u:border-s-line-strong u:bg-transparent u:text-ink',
      },
      lines: { one: 'u:min-h-field', many: 'u:field-sizing-content u:max-h-96' },
      mono: { true: 'u:font-mono', false: '' },
    },
    defaultVariants: { state: 'ready', lines: 'one', mono: false },
  },
);
