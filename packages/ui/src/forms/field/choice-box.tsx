import { cva } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../foundations/icon/icon';
import type { FieldState } from './field-props';

export interface ChoiceBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  type: 'checkbox' | 'radio';
  state: FieldState;
  'data-state'?: FieldState;
}

const looks = cva(
  'u:peer u:size-6.5 u:flex-none u:appearance-none u:border-2 u:bg-field u:enabled:checked:border-accent',
  {
    variants: {
      type: {
        checkbox: 'u:rounded-sm u:enabled:checked:bg-accent',
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

const marks = {
  checkbox: <Icon of={Check} size="18px" className="u:stroke-3" />,
  // A border only: forced colours would replace a background.
  radio: <span className="u:size-2.5 u:rounded-pill u:border-5 u:border-current" />,
};

/** The row of a chosen answer in a read-only group: its text behind a bar, like other read-only texts. */
export const READ_ROW =
  'u:ring-within u:flex u:rounded-xs u:border-s-4 u:border-line-strong u:py-0.5 u:ps-3 u:not-has-checked:hidden';

/**
 * A native checkbox or radio of 26 px with our drawing over it. A read-only radio is not drawn and stays for the
 * keyboard.
 */
export function ChoiceBox({ type, state, onChange, ...native }: ChoiceBoxProps) {
  const isReadOnly = state === 'readonly';

  return (
    <span
      className={
        isReadOnly && type === 'radio' ? 'u:sr-only' : 'u:relative u:mt-px u:grid u:size-6.5 u:flex-none'
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
      <span className="u:pointer-events-none u:invisible u:absolute u:inset-0 u:grid u:place-items-center u:text-on-accent u:peer-checked:visible u:peer-disabled:text-disabled">
        {marks[type]}
      </span>
    </span>
  );
}
