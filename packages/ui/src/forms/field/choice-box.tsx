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

const looks = cva('peer size-6.5 flex-none appearance-none border-2 bg-field enabled:checked:border-accent', {
  variants: {
    type: {
      checkbox: 'rounded-sm enabled:checked:bg-accent',
      radio: 'rounded-pill enabled:checked:bg-accent',
    },
    state: {
      ready: 'border-line-strong hover:border-ink',
      invalid: 'border-error-border',
      disabled: 'cursor-not-allowed border-dashed border-line-strong bg-bg-disabled',
      readonly: 'border-line-strong',
    },
  },
});

const marks = {
  checkbox: <Icon of={Check} size="18px" className="stroke-3" />,
  // A border only: forced colours would replace a background.
  radio: <span className="size-2.5 rounded-pill border-5 border-current" />,
};

/** The row of a chosen answer in a read-only group: its text behind a bar, like other read-only texts. */
export const READ_ROW =
  'ring-within flex rounded-xs border-s-4 border-line-strong py-0.5 ps-3 not-has-checked:hidden';

/**
 * A native checkbox or radio of 26 px with our drawing over it. A read-only radio is not drawn and stays for the
 * keyboard.
 */
export function ChoiceBox({ type, state, onChange, ...native }: ChoiceBoxProps) {
  const isReadOnly = state === 'readonly';

  return (
    <span className={isReadOnly && type === 'radio' ? 'sr-only' : 'relative mt-px grid size-6.5 flex-none'}>
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
      <span className="pointer-events-none invisible absolute inset-0 grid place-items-center text-on-accent peer-checked:visible peer-disabled:text-disabled">
        {marks[type]}
      </span>
    </span>
  );
}
