import { cva } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import type { FieldState } from './field-props';

export interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'size'> {
  type: 'checkbox' | 'radio';
  state: FieldState;
  /** 24 px in the rows of a table, elsewhere 26 px (Guide §8). @default 'field' */
  size?: 'field' | 'row';
  /** Some of what the checkbox stands for is chosen, and some is not. @default false */
  mixed?: boolean | undefined;
  'data-state'?: FieldState;
}

const looks = cva(
  'u:peer u:size-full u:flex-none u:appearance-none u:border-2 u:bg-field u:enabled:checked:border-accent',
  {
    variants: {
      type: {
        checkbox:
          'u:rounded-sm u:enabled:checked:bg-accent u:enabled:indeterminate:border-accent u:enabled:indeterminate:bg-accent',
        radio: 'u:rounded-pill u:enabled:checked:bg-accent',
      },
      state: {
        ready: 'u:border-line-strong u:hover:border-ink',
        invalid: 'u:border-error-border',
        disabled: 'u:cursor-not-allowed u:border-dashed u:border-line-strong u:bg-bg-disabled',
        readonly: 'u:border-line-strong',
      },
    },
  },
);

const MARK =
  'u:pointer-events-none u:invisible u:absolute u:inset-0 u:grid u:place-items-center u:text-on-accent u:peer-disabled:text-disabled';

/** The row of a chosen answer in a read-only group: its text behind a bar, like other read-only texts. */
export const READ_ROW =
  'u:ring-within u:flex u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3 u:not-has-checked:hidden';

/**
 * A native checkbox or radio with our drawing over it. A read-only radio is not drawn and stays for the keyboard.
 */
export function ChoiceBox({
  type,
  state,
  size = 'field',
  mixed = false,
  onChange,
  ...native
}: ChoiceBoxProps) {
  const isReadOnly = state === 'readonly';
  const frame = useRef<HTMLSpanElement>(null);

  // It exists only as a property, which a press takes away whatever follows it.
  useEffect(() => {
    const box = frame.current?.querySelector('input');
    if (box) box.indeterminate = mixed;
  });

  return (
    <span
      ref={frame}
      className={
        isReadOnly && type === 'radio'
          ? 'u:sr-only'
          : cn('u:relative u:grid u:flex-none', size === 'row' ? 'u:size-6' : 'u:mt-px u:size-6.5')
      }
    >
      <input
        {...native}
        type={type}
        className={looks({ type, state })}
        // For a radio the group has it.
        aria-readonly={(isReadOnly && type === 'checkbox') || undefined}
        // A checkbox has no `readOnly`. Undoing the click covers the mouse, Space and the arrows alike.
        onClick={isReadOnly ? (event) => event.preventDefault() : undefined}
        onChange={isReadOnly ? () => undefined : onChange}
      />
      {type === 'radio' ? (
        <span className={cn(MARK, 'u:peer-checked:visible')}>
          {/* A border only: forced colours would replace a background. */}
          <span className="u:size-2.5 u:rounded-pill u:border-5 u:border-current" />
        </span>
      ) : (
        <>
          <span className={cn(MARK, 'u:peer-checked:visible')}>
            <Icon of={Check} size="18px" className="u:stroke-3" />
          </span>
          {/* It is mixed. Of radios CSS says so of every group without an answer. */}
          <span className={cn(MARK, 'u:peer-indeterminate:visible')}>
            <Icon of={Minus} size="18px" className="u:stroke-3" />
          </span>
        </>
      )}
    </span>
  );
}
