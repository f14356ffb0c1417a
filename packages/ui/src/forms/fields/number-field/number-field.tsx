import type { ReactNode } from 'react';
import { useLocale } from '../../../foundations/locale/locale';
import { TypedField, type TypedFieldProps } from '../typed-field/typed-field';
import { numberForm } from './number-form';

export interface NumberFieldProps extends TypedFieldProps {
  /** The unit, after the number inside the box. */
  suffix?: ReactNode;
}

const FORMS = { pl: numberForm('pl'), en: numberForm('en') };

/**
 * A number with or without decimals, comma or dot. Its value is the text `1234.5`. Not `type="number"`: a mouse wheel
 * must not change it, and a typed letter must not disappear.
 */
export function NumberField(props: NumberFieldProps) {
  return <TypedField width="medium" {...props} inputMode="decimal" form={FORMS[useLocale()]} />;
}
