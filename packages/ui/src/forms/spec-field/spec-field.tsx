import {
  type FieldSpec,
  type FieldType,
  type IsoDate,
  type Option,
  RANGE_BOUNDS,
  textMaxOf,
  tidyText,
} from '@urzad/domain';
import type { ReactNode } from 'react';
import { useLocale, useTypeset } from '../../foundations/locale/locale';
import { BankAccountField } from '../fields/bank-account-field/bank-account-field';
import { Checkbox } from '../fields/checkbox/checkbox';
import { CheckboxGroup } from '../fields/checkbox-group/checkbox-group';
import { CityField } from '../fields/city-field/city-field';
import { ColourField } from '../fields/colour-field/colour-field';
import { DatetimeField } from '../fields/datetime-field/datetime-field';
import { IntField } from '../fields/int-field/int-field';
import { MailField } from '../fields/mail-field/mail-field';
import { MemorableDate } from '../fields/memorable-date/memorable-date';
import { MonthField } from '../fields/month-field/month-field';
import { NipField } from '../fields/nip-field/nip-field';
import { NumberField } from '../fields/number-field/number-field';
import { PeselField } from '../fields/pesel-field/pesel-field';
import { PhoneField } from '../fields/phone-field/phone-field';
import { PostalCodeField } from '../fields/postal-code-field/postal-code-field';
import { PriceField } from '../fields/price-field/price-field';
import { RadioGroup } from '../fields/radio-group/radio-group';
import { RadioSwitch } from '../fields/radio-switch/radio-switch';
import { RangeField } from '../fields/range-field/range-field';
import { RegonField } from '../fields/regon-field/regon-field';
import { SelectField } from '../fields/select-field/select-field';
import { TextArea } from '../fields/text-area/text-area';
import { TextField } from '../fields/text-field/text-field';
import { TimeField } from '../fields/time-field/time-field';
import { Toggle } from '../fields/toggle/toggle';
import { UrlField } from '../fields/url-field/url-field';
import { WeekField } from '../fields/week-field/week-field';
import { YesNo } from '../fields/yes-no/yes-no';
import { isSelect } from './choice-look';
import { SpecDate } from './spec-date';
import { SpecAutocomplete, SpecObjects, type SpecSource } from './spec-lookups';
import { SpecDateRange, SpecTags, SpecTextList, type ValueBinding } from './spec-values';

export interface SpecFieldProps extends FieldBinding, ValueBinding {
  /** The field as the domain describes it: its texts, its type, its options. */
  spec: FieldSpec;
  /** The office's day. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** One sentence above the control with instructions. */
  hint?: ReactNode;
  /** The text of the first error. A field with it is invalid. */
  error?: string | undefined;
  /** Autofill token of a text field, where the browser knows the answer. */
  autoComplete?: string | undefined;
  /** Where objects are searched for by their names. */
  source?: SpecSource | undefined;
  /** The value cannot be changed, and a plain form does not submit it. */
  disabled?: boolean | undefined;
  /** Plain text with its label, still focusable and copyable. */
  readOnly?: boolean | undefined;
}

/** The result of `register()` of a form library, as every field of the kit takes it. */
export interface FieldBinding {
  /** The path of the field in the values of the form: `children.0.pesel`. */
  name: string;
  /** Receives the control, for the focus and the value of the form library. */
  ref?: ((control: unknown) => void) | undefined;
  /** Called at each change, in the shape that the form library reads. */
  onChange?: ((event: { target: unknown; type: string }) => unknown) | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: ((event: { target: unknown; type: string }) => unknown) | undefined;
}

/**
 * The widget for a field of the domain's description, so that an office form is a list of fields. It is bound like a
 * native control or, where the answer is no text, by `value` and `onValueChange` (see `isValueType`).
 */
export function SpecField({
  spec,
  today,
  autoComplete,
  source,
  value,
  onValueChange,
  ...field
}: SpecFieldProps) {
  const locale = useLocale();
  const typeset = useTypeset();
  const common = { ...field, label: typeset(spec[locale]), required: spec.required };
  const filled = { ...common, ...(autoComplete && { autoComplete }) };
  const { hint, ...ticked } = common;
  const draw = WIDGETS[spec.type];

  return draw({
    common,
    filled,
    text: { ...filled, maxLength: textMaxOf(spec) },
    dated: { ...filled, ...(today !== undefined && { today }) },
    valued: { ...common, value, onValueChange },
    ticked: { ...ticked, description: hint },
    choice: { ...filled, options: optionsOf(spec, (option) => typeset(option[locale])) },
    spec,
    source,
  });
}

type Common = FieldBinding & { label: string; required: boolean } & Pick<
    SpecFieldProps,
    'hint' | 'error' | 'disabled' | 'readOnly'
  >;

/** The same props, grouped as the widgets take them. */
interface Drawn {
  common: Common;
  /** With the autofill token. */
  filled: Common & { autoComplete?: string };
  text: Common & { autoComplete?: string; maxLength: number };
  dated: Drawn['filled'] & { today?: IsoDate };
  valued: Common & ValueBinding;
  /** One statement with a checkbox. */
  ticked: Omit<Common, 'hint'> & { description: ReactNode };
  choice: Drawn['filled'] & { options: readonly SpecOption[] };
  spec: FieldSpec;
  source: SpecSource | undefined;
}

const WIDGETS: Readonly<Record<FieldType, (drawn: Drawn) => ReactNode>> = {
  text: ({ text }) => <TextField {...text} />,
  name: ({ text }) => <TextField {...text} tidy={tidyText} spellCheck={false} />,
  longText: ({ text }) => <TextArea {...text} />,
  mail: ({ filled }) => <MailField {...filled} />,
  phone: ({ filled }) => <PhoneField {...filled} />,
  url: ({ text }) => <UrlField {...text} />,
  zipCode: ({ filled }) => <PostalCodeField {...filled} />,
  city: ({ filled }) => <CityField {...filled} />,
  pesel: ({ dated }) => <PeselField {...dated} />,
  nip: ({ common }) => <NipField {...common} />,
  regon: ({ common }) => <RegonField {...common} />,
  bankAccount: ({ common }) => <BankAccountField {...common} />,
  date: ({ dated, spec: { side } }) => <SpecDate {...dated} side={side} />,
  memorableDate: ({ dated: { autoComplete, ...dated } }) => (
    <MemorableDate {...dated} birthday={autoComplete === 'bday'} />
  ),
  dateRange: ({ dated, valued }) => <SpecDateRange {...valued} {...dated} />,
  datetime: ({ dated }) => <DatetimeField {...dated} />,
  time: ({ common }) => <TimeField {...common} />,
  week: ({ dated }) => <WeekField {...dated} />,
  month: ({ dated }) => <MonthField {...dated} />,
  decimal: ({ common }) => <NumberField {...common} />,
  int: ({ common }) => <IntField {...common} />,
  price: ({ filled }) => <PriceField {...filled} />,
  range: ({ common, spec: { min = RANGE_BOUNDS.min, max = RANGE_BOUNDS.max } }) => (
    <RangeField {...common} min={min} max={max} />
  ),
  option: ({ choice }) => (isLong(choice) ? <SelectField {...choice} /> : <RadioGroup {...choice} />),
  radioSwitch: ({ common, choice }) => <RadioSwitch {...common} options={choice.options.map(asSide)} />,
  many: ({ choice }) => (
    <CheckboxGroup {...choice} hasPickAll={isLong(choice)} isFolded={isVeryLong(choice)} />
  ),
  yesNo: ({ common, spec }) => <YesNo {...common} hasNone={spec.hasNone ?? false} />,
  yesNoDigits: ({ common, spec }) => <YesNo {...common} values="digits" hasNone={spec.hasNone ?? false} />,
  toggle: ({ ticked }) => <Toggle {...ticked} value="yes" />,
  declaration: ({ ticked }) => <Checkbox {...ticked} value="yes" />,
  colour: ({ common }) => <ColourField {...common} />,
  tags: ({ valued, spec }) => <SpecTags {...valued} limit={spec.max} />,
  textList: ({ valued, spec }) => <SpecTextList {...valued} maxLength={textMaxOf(spec)} />,
  autocomplete: ({ common, source }) => <SpecAutocomplete {...common} source={source} />,
  objects: ({ valued, source }) => <SpecObjects {...valued} source={source} />,
};

interface SpecOption {
  value: string;
  label: string;
}

/** More checkboxes than this are folded behind one line. */
const MOST_BOXES = 12;
const isLong = ({ options }: Drawn['choice']) => isSelect(options);
const isVeryLong = ({ options }: Drawn['choice']) => options.length > MOST_BOXES;

const asSide = ({ value, label }: SpecOption) => ({ value, name: label });

function optionsOf({ options = [] }: FieldSpec, labelOf: (option: Option) => string): readonly SpecOption[] {
  return options.map((option) => ({ value: option.code, label: labelOf(option) }));
}
