import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const looks = cva(
  'u:peer u:block u:h-7.5 u:w-13 u:appearance-none u:rounded-pill u:border-2 u:bg-field u:forced-colors:checked:forced-color-adjust-none',
  {
    variants: {
      state: {
        ready: 'u:border-line-strong u:checked:border-accent u:checked:bg-accent u:hover:border-ink',
        invalid: 'u:border-error-border u:checked:bg-error',
        disabled: 'u:cursor-not-allowed u:border-dashed u:border-line-strong u:bg-bg-disabled',
        readonly: 'u:border-line-strong u:checked:bg-line-strong',
      },
    },
    defaultVariants: { state: 'ready' },
  },
);

/** A native checkbox has its state: `aria-checked` would repeat it. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;

type SwitchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> &
  VariantProps<typeof looks>;

/** The switch alone; the caller gives it a label. */
export function SwitchBox({ state, ...props }: SwitchBoxProps) {
  return (
    <span className="u:relative u:flex-none">
      <input {...props} {...SWITCH} className={looks({ state })} />
      {/* A border only: forced colours would replace a background. */}
      <span
        aria-hidden="true"
        className="u:pointer-events-none u:absolute u:start-1.5 u:top-1.5 u:size-4.5 u:rounded-pill u:border-9 u:border-line-strong u:transition-transform u:duration-fast u:peer-checked:translate-x-5.5 u:peer-checked:border-on-accent u:peer-disabled:border-line-strong u:motion-reduce:transition-none u:rtl:peer-checked:-translate-x-5.5"
      />
    </span>
  );
}
