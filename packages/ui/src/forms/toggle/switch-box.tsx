import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const looks = cva(
  'peer block h-7.5 w-13 appearance-none rounded-pill border-2 bg-field forced-colors:checked:forced-color-adjust-none',
  {
    variants: {
      state: {
        ready: 'border-line-strong checked:border-accent checked:bg-accent hover:border-ink',
        invalid: 'border-error-border checked:bg-error',
        disabled: 'cursor-not-allowed border-dashed border-line-strong bg-bg-disabled',
        readonly: 'border-line-strong checked:bg-line-strong',
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
    <span className="relative flex-none">
      <input {...props} {...SWITCH} className={looks({ state })} />
      {/* A border only: forced colours would replace a background. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute start-1.5 top-1.5 size-4.5 rounded-pill border-9 border-line-strong transition-transform duration-fast peer-checked:translate-x-5.5 peer-checked:border-on-accent peer-disabled:border-line-strong motion-reduce:transition-none rtl:peer-checked:-translate-x-5.5"
      />
    </span>
  );
}
