import type { FieldSpec, IsoDate } from '@urzad/domain';
import type { ReactNode } from 'react';
import { BankAccountField } from '../bank-account-field/bank-account-field';
import { Checkbox } from '../checkbox/checkbox';
import { CityField } from '../city-field/city-field';
import { DateField } from '../date-field/date-field';
import { DatetimeField } from '../datetime-field/datetime-field';
import { IntField } from '../int-field/int-field';
import { useLocale } from '../locale/locale';
import { MailField } from '../mail-field/mail-field';
import { MonthField } from '../month-field/month-field';
import { NipField } from '../nip-field/nip-field';
import { NumberField } from '../number-field/number-field';
import { PeselField } from '../pesel-field/pesel-field';
import { PhoneField } from '../phone-field/phone-field';
import { PostalCodeField } from '../postal-code-field/postal-code-field';
import { PriceField } from '../price-field/price-field';
import { RadioGroup } from '../radio-group/radio-group';
import { RegonField } from '../regon-field/regon-field';
import { SelectField } from '../select-field/select-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { TimeField } from '../time-field/time-field';
import { UrlField } from '../url-field/url-field';
import { WeekField } from '../week-field/week-field';
import { YesNo } from '../yes-no/yes-no';

export interface SpecFieldProps extends FieldBinding {
  /** What the field asks, as the domain describes it: its words, its type, its options. */
  spec: FieldSpec;
  /** The office's day. */
  today: IsoDate;
  hint?: ReactNode;
  error?: string | undefined;
  /** Autofill token of a text field, where the browser knows the answer. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** What `register()` of a form library gives; every field of the kit takes it as it is. */
export interface FieldBinding {
  name: string;
  ref?: ((control: unknown) => void) | undefined;
  onChange?: ((event: { target: unknown; type: string }) => unknown) | undefined;
  onBlur?: ((event: { target: unknown; type: string }) => unknown) | undefined;
}

/** More answers than this are a list to open, fewer are rows to see. */
const MOST_ROWS = 5;

/** The widget that suits a field of the domain's description, so that an office form is a list of fields. */
export function SpecField({ spec, today, autoComplete, ...field }: SpecFieldProps) {
  const locale = useLocale();
  const common = { ...field, label: spec[locale], required: spec.required };
  const text = { ...common, maxLength: spec.max, ...(autoComplete && { autoComplete }) };

  switch (spec.type) {
    case 'text':
    case 'name':
      return <TextField {...text} />;
    case 'mail':
      return <MailField {...common} {...(autoComplete && { autoComplete })} />;
    case 'longText':
      return <TextArea {...text} />;
    case 'pesel':
      return <PeselField {...common} today={today} />;
    case 'nip':
      return <NipField {...common} />;
    case 'phone':
      return <PhoneField {...common} />;
    case 'zipCode':
      return <PostalCodeField {...common} />;
    case 'bankAccount':
      return <BankAccountField {...common} />;
    case 'city':
      return <CityField {...common} />;
    case 'date':
      return <DateField {...common} today={today} />;
    case 'time':
      return <TimeField {...common} />;
    case 'month':
      return <MonthField {...common} today={today} />;
    case 'week':
      return <WeekField {...common} today={today} />;
    case 'datetime':
      return <DatetimeField {...common} today={today} />;
    case 'regon':
      return <RegonField {...common} />;
    case 'url':
      return <UrlField {...common} />;
    case 'decimal':
      return <NumberField {...common} />;
    case 'int':
      return <IntField {...common} />;
    case 'price':
      return <PriceField {...common} />;
    case 'yesNo':
      return <YesNo {...common} />;
    case 'declaration':
      return <Checkbox {...common} value="yes" />;
    case 'option':
      return <OptionField spec={spec} {...common} />;
    default:
      return spec.type satisfies never;
  }
}

type OptionFieldProps = Omit<SpecFieldProps, 'today'> & { label: string; required: boolean };

function OptionField({ spec, ...field }: OptionFieldProps) {
  const locale = useLocale();
  const options = (spec.options ?? []).map((option) => ({ value: option.code, label: option[locale] }));

  return options.length > MOST_ROWS ? (
    <SelectField {...field} options={options} />
  ) : (
    <RadioGroup {...field} options={options} />
  );
}
