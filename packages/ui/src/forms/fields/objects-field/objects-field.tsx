import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, type RefCallback, useRef } from 'react';
import { useLabels } from '../../../foundations/locale/locale';
import { FieldFrame } from '../../field/field-frame';
import { type FieldProps, takeFrame, type ValueProps } from '../../field/field-props';
import { besideText, FieldText } from '../../field/field-text';
import { type Field, useField } from '../../field/use-field';
import { useListValue } from '../../field/use-list-value';
import type { PickItem } from '../autocomplete-field/pick-item';
import { type ObjectsFieldLabels, objectsFieldLabels } from './objects-field.labels';
import { ObjectsPicker } from './objects-picker';
import { useChosenObjects } from './use-chosen-objects';
import type { ObjectsLookup } from './use-objects';

export type ObjectsFieldProps = CommonProps & (ManyProps | OneProps);

interface CommonProps extends FieldProps {
  /** Finds objects by a text; called with an empty one for all of them. */
  lookup: ObjectsLookup;
  /** Items with known names, so that a given value can be shown before a search. */
  known?: readonly PickItem[] | undefined;
  /** The name under which a plain form submits each value. */
  name?: string | undefined;
  /** The focusable control: a text field, on a phone a button. */
  ref?: Ref<HTMLElement> | undefined;
  /** The focus left the field and its layers. */
  onBlur?: (() => void) | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ObjectsFieldLabels>;
}

interface ManyProps extends ValueProps<readonly string[]> {
  /** Any number of objects; the value is the list of their ids. */
  multiple?: true;
}

interface OneProps extends ValueProps<string> {
  /** At most one object; the value is its id, empty for none. */
  multiple: false;
}

/**
 * Objects chosen by their names (Spec §3, object picker). Up to 100 are filtered in the browser, more are searched on
 * the server; on a phone they are a plain list in a sheet.
 */
export function ObjectsField(props: ObjectsFieldProps) {
  const [given, { lookup, known = NONE, name, ref, onBlur, labels }] = takeFrame(props);
  const words = useLabels<ObjectsFieldLabels>(objectsFieldLabels, labels);
  const { disabled, readOnly } = given;
  const frame = { ...given, hint: given.hint ?? (readOnly ? undefined : words.hint) };
  const field = useField(frame);
  const control = useComposedRefs<HTMLElement>(null, ref);
  const inForm = useRef<HTMLInputElement>(null);
  const values = useListValue(asLists(props), inForm);
  const objects = useChosenObjects({ values, lookup, known });

  return (
    <FieldFrame {...frame} field={field} name={name}>
      {values.list.map((value) => (
        <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
      ))}
      <input ref={inForm} type="hidden" />
      {readOnly ? (
        <ObjectsText field={field} control={control} chosen={objects.chosen} />
      ) : (
        <ObjectsPicker
          {...objects}
          {...{ field, words, control, onBlur }}
          title={frame.label}
          isMany={props.multiple !== false}
          placeholder={frame.required ? words.choose : words.none}
        />
      )}
    </FieldFrame>
  );
}

interface ObjectsTextProps {
  field: Field;
  control: RefCallback<HTMLElement>;
  chosen: readonly PickItem[];
}

function ObjectsText({ field, control, chosen }: ObjectsTextProps) {
  const own = useRef<HTMLInputElement>(null);

  return (
    <>
      <input
        {...field.control}
        ref={useComposedRefs<HTMLInputElement>(own, control)}
        className={besideText(true)}
        readOnly
        value={chosen.map(({ label }) => label).join('; ')}
      />
      <FieldText control={own} readOnly />
    </>
  );
}

/** Both kinds of value as a list. */
function asLists(props: ManyProps | OneProps): ValueProps<readonly string[]> {
  if (props.multiple !== false) return props;

  const { value, defaultValue, onValueChange } = props;
  return {
    value: value === undefined ? undefined : listOf(value),
    defaultValue: defaultValue === undefined ? undefined : listOf(defaultValue),
    onValueChange: ([first = '']) => onValueChange?.(first),
  };
}

const listOf = (value: string) => (value === '' ? [] : [value]);

const NONE: readonly PickItem[] = [];
