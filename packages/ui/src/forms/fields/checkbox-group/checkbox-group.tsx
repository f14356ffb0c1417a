import { type ChangeEvent, type ComponentProps, type Ref, useRef } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { ChoiceBox, type ChoiceBoxProps } from '../../field/choice-box';
import type { ChoiceOption } from '../../field/choice-option';
import type { FieldProps, ValueProps } from '../../field/field-props';
import { GroupFrame } from '../../field/group-frame';
import { useField } from '../../field/use-field';
import { type CheckboxGroupLabels, checkboxGroupLabels } from './checkbox-group.labels';
import { FoldedBoxes } from './folded-boxes';
import { PickAll } from './pick-all';

export interface CheckboxGroupProps
  extends Omit<FieldProps, 'aside' | 'width'>,
    ValueProps<readonly string[]>,
    Pick<ComponentProps<'input'>, 'onBlur' | 'onChange'> {
  /** The name under which a form submits the value; the summary of errors finds the field by it. */
  name?: string | undefined;
  /** Passed to every checkbox, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The answers, in the order of their boxes. */
  options: readonly ChoiceOption[];
  /** Buttons that check and clear all boxes. @default false */
  hasPickAll?: boolean;
  /** Hides the boxes behind one line with the checked ones: a select of several answers. @default false */
  isFolded?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<CheckboxGroupLabels>;
}

/** Any of a few answers; the value is the list of the checked ones, in the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, required, disabled, readOnly, id, options, name, ref, onBlur } = props;
  const words = useLabels<CheckboxGroupLabels>(checkboxGroupLabels, props.labels);
  const frame = { label, hint, error, required, disabled, readOnly, id };
  const field = useField(frame);
  const { group, change, pickAll } = useTicks(props);

  const boxes = (
    <>
      {props.hasPickAll && !readOnly && (
        <PickAll words={words} disabled={disabled} all={options.length} onPick={pickAll} />
      )}
      {options.map((option) => (
        <BoxRow
          key={option.value}
          id={`${field.id}-${option.value}`}
          option={option}
          box={{
            ref,
            state: field.state,
            name,
            disabled: disabled || option.disabled,
            'aria-invalid': error ? true : undefined,
            onBlur,
            onChange: change,
            ...(props.value && { checked: props.value.includes(option.value) }),
            ...(props.defaultValue && { defaultChecked: props.defaultValue.includes(option.value) }),
          }}
        />
      ))}
    </>
  );

  return (
    <GroupFrame {...frame} field={field} name={name} role="group" ref={group}>
      {props.isFolded && !readOnly ? (
        <FoldedBoxes state={field.state} words={words} all={options.length}>
          {boxes}
        </FoldedBoxes>
      ) : (
        boxes
      )}
    </GroupFrame>
  );
}

/** Tells of changes of the boxes as changes of the list, and changes many at once. */
function useTicks({ onChange, onValueChange }: Pick<CheckboxGroupProps, 'onChange' | 'onValueChange'>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const isPickingAll = useRef(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    // Boxes that are changed together are one change of the list.
    if (!isPickingAll.current) onValueChange?.(tickedIn(group.current));
  }

  /** Clicks each box: the one change that a form library, React and a plain form all notice. */
  function pickAll(isPicked: boolean): number {
    const changing = boxesIn(group.current).filter((box) => !box.disabled && box.checked !== isPicked);
    isPickingAll.current = true;
    for (const box of changing) box.click();
    isPickingAll.current = false;

    const ticked = tickedIn(group.current);
    if (changing.length > 0) onValueChange?.(ticked);
    return ticked.length;
  }

  return { group, change, pickAll };
}

interface BoxRowProps {
  id: string;
  option: ChoiceOption;
  box: Omit<ChoiceBoxProps, 'type' | 'id' | 'value'>;
}

function BoxRow({ id, option, box }: BoxRowProps) {
  const { value, label, description } = option;

  return (
    <div
      data-state={box.state}
      className="u:flex u:items-start u:gap-3 u:py-1 u:data-[state=readonly]:not-has-checked:hidden"
    >
      <ChoiceBox
        {...box}
        type="checkbox"
        id={id}
        value={value}
        aria-describedby={description ? `${id}-text` : undefined}
      />
      <div className="u:min-w-0 u:flex-1">
        <label htmlFor={id} className="u:block">
          {label}
        </label>
        {description && (
          <p id={`${id}-text`} className="u:text-sm u:text-muted">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

function boxesIn(group: HTMLElement | null): HTMLInputElement[] {
  return Array.from(group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []);
}

function tickedIn(group: HTMLElement | null): string[] {
  return boxesIn(group)
    .filter((box) => box.checked)
    .map((box) => box.value);
}
