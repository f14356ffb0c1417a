import { cva } from 'class-variance-authority';

/** The box of every text control. The state comes from `fieldState`. */
export const controlLooks = cva(
  'block w-full rounded-md border-control px-3.5 py-2 placeholder:text-placeholder',
  {
    variants: {
      state: {
        ready: 'border-line-strong bg-field text-ink hover:border-ink focus-visible:border-focus-ring',
        invalid: 'border-error-border bg-error-surface text-ink',
        disabled: 'cursor-not-allowed border-dashed border-line-strong bg-bg-disabled text-disabled',
        readonly: 'rounded-xs border-transparent border-s-4 border-s-line-strong bg-transparent text-ink',
      },
      lines: { one: 'min-h-field', many: 'field-sizing-content max-h-96' },
      mono: { true: 'font-mono', false: '' },
    },
    defaultVariants: { state: 'ready', lines: 'one', mono: false },
  },
);
