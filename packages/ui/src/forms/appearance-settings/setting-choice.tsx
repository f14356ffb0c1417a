import { type ReactNode, useId } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon, type IconProps } from '../../foundations/icon/icon';
import type { AppearanceLabels } from './appearance.labels';

export interface SettingOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconProps['of'];
  /** Replaces the icon: a sample of the choice. */
  sample?: ReactNode;
}

export interface SettingChoiceProps<Value extends string> {
  legend: string;
  options: readonly SettingOption<Value>[];
  value: Value;
  /** @param pressed the pressed control, from which the reveal grows */
  onChoose: (value: Value, pressed: Element) => void;
  /** One bar of segments, or tiles, `columns` beside each other. @default 'bar' */
  looks?: 'bar' | 'rows' | 'columns';
}

const GROUP_LOOKS = {
  bar: 'grid grid-cols-2 gap-1 rounded-md border-control border-line-strong bg-field p-1',
  rows: 'grid grid-cols-2 gap-2',
  columns: 'grid grid-cols-3 gap-2',
};

const TILE =
  'rounded-md border-control border-line-strong has-checked:border-accent has-checked:bg-accent-subtle has-checked:outline-2 has-checked:outline-accent';

const OPTION_LOOKS = {
  bar: 'justify-center rounded-sm px-2 py-1 font-semibold has-checked:bg-accent has-checked:text-on-accent has-checked:forced-color-adjust-none',
  rows: cn(TILE, 'px-3 py-1'),
  columns: cn(TILE, 'flex-col justify-center py-2'),
};

/** One setting with few choices: native radios with our drawing over them, so arrows and names are the browser's. */
export function SettingChoice<Value extends string>({
  legend,
  options,
  looks = 'bar',
  ...choice
}: SettingChoiceProps<Value>) {
  const name = useId();

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={GROUP_LOOKS[looks]}>
        {options.map((option) => (
          <Option key={option.value} {...choice} option={option} name={name} looks={OPTION_LOOKS[looks]} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps<Value extends string> extends Pick<SettingChoiceProps<Value>, 'value' | 'onChoose'> {
  option: SettingOption<Value>;
  /** The `name` shared by the radios of one choice, so that the arrow keys move among them and wrap. */
  name: string;
  looks: string;
}

function Option<Value extends string>({ option, name, looks, value, onChoose }: OptionProps<Value>) {
  const { label, icon, sample } = option;

  return (
    <label
      className={cn(
        'relative flex min-h-control cursor-pointer items-center gap-2 leading-tight',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
        looks,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={value === option.value}
        className="sr-only"
        onChange={(event) => onChoose(option.value, event.currentTarget.labels?.[0] ?? event.currentTarget)}
      />
      {icon && <Icon of={icon} />}
      {sample}
      <span className={cn(looks !== OPTION_LOOKS.bar && 'text-sm')}>{label}</span>
    </label>
  );
}

export interface SettingProps {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AppearanceLabels> | undefined;
}
