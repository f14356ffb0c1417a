import type { ReactNode } from 'react';
import type {
  FieldArrayPath,
  FieldArrayPathValue,
  FieldPath,
  FieldPathValue,
  FieldValues,
} from 'react-hook-form';
import { useCurrentValues, useFormValue, useSetValue } from '../form-context';
import { FormField, type FormFieldProps } from './form-field';
import { useFormAnswers } from './use-form-answers';
import { type FormList, useFormList } from './use-form-list';

/** One item of the list that lies at a path. */
type ItemAt<Values extends FieldValues, Name extends FieldArrayPath<Values>> =
  FieldArrayPathValue<Values, Name> extends readonly (infer Item)[] ? Item : never;

/** The parts of a form whose values are of one type: a name that the values do not have does not compile. */
export interface FormParts<Values extends FieldValues> {
  /** One field: it renders when its own error changes, and as a value when its own value does. */
  FormField: <Name extends FieldPath<Values>>(
    props: FormFieldProps<Name, FieldPathValue<Values, Name>>,
  ) => ReactNode;
  /** The value of one field, for parts that depend on it: a repeated password, a question asked after another. */
  useFormValue: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>;
  /** A value computed from all answers. Only the calling component renders, and only when the value changes. */
  useFormAnswers: <Found>(read: (values: Values) => Found) => Found;
  /** A list of groups of fields: `children.0.pesel`. All components that render one list share its keys. */
  useFormList: <Name extends FieldArrayPath<Values>>(name: Name) => FormList<ItemAt<Values, Name>>;
  /** Sets the value of another field: a place sets its district. */
  useSetValue: () => <Name extends FieldPath<Values>>(
    name: Name,
    value: FieldPathValue<Values, Name>,
  ) => void;
  /** Reads all values when an event needs them; nothing renders. */
  useCurrentValues: () => () => Values;
}

/**
 * The parts of a form with values of this type, made once beside the type: `const { FormField } = formOf<Values>()`.
 * They belong inside its `Form`. Names that are known only at run time are those of `formOf<FieldValues>()`.
 */
export function formOf<Values extends FieldValues>(): FormParts<Values> {
  return PARTS;
}

const PARTS = { FormField, useFormValue, useFormAnswers, useFormList, useSetValue, useCurrentValues };
