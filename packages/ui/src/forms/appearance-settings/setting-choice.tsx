import { type ReactNode, useId } from 'react';
import type { AppearanceLabels } from '../../foundations/appearance/appearance.labels';
import { cn } from '../../foundations/class-names/cn';
import { Icon, type IconProps } from '../../foundations/icon/icon';

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
  bar: 'u:grid u:grid-cols-2 u:gap-1 u:rounded-md u:border-control u:border-line-strong u:bg-field u:p-1',
  // No tile is narrower than its word: one that has no room beside the others goes below them.
  rows: 'u:flex u:flex-wrap u:gap-2',
  columns: 'u:flex u:flex-wrap u:gap-2',
};

const TILE =
  'u:rounded-md u:border-control u:border-line-strong u:has-checked:border-accent u:has-checked:bg-accent-subtle u:has-checked:outline-2 u:has-checked:outline-accent';

const OPTION_LOOKS = {
  bar: 'u:justify-center u:rounded-sm u:px-2 u:py-1 u:font-semibold u:has-checked:bg-accent u:has-checked:text-on-accent u:has-checked:forced-color-adjust-none',
  rows: cn(TILE, 'u:grow u:basis-2/5 u:px-3 u:py-1'),
  columns: cn(TILE, 'u:flex-1 u:flex-col u:justify-center u:px-1 u:py-2'),
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
    <fieldset className="u:part">
      <legend className="u:mb-2 u:font-semibold">{legend}</legend>
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
        'u:relative u:flex u:min-h-control u:cursor-pointer u:items-center u:gap-2 u:leading-tight',
        'u:has-focus-visible:outline-3 u:has-focus-visible:outline-offset-2 u:has-focus-visible:outline-focus-ring',
        looks,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={value === option.value}
        className="u:sr-only"
        onChange={(event) => onChoose(option.value, event.currentTarget.labels?.[0] ?? event.currentTarget)}
      />
      {icon && <Icon of={icon} />}
      {sample}
      <span className={cn(looks !== OPTION_LOOKS.bar && 'u:text-sm')}>{label}</span>
    </label>
  );
}

export interface SettingProps {
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<AppearanceLabels> | undefined;
}
