import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useCallback, useRef } from 'react';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { useLabels } from '../../foundations/locale/locale';
import {
  AutocompleteField,
  type AutocompleteFieldProps,
} from '../fields/autocomplete-field/autocomplete-field';
import type { PickItem } from '../fields/autocomplete-field/pick-item';
import type { ObjectsFieldProps } from '../fields/objects-field/objects-field';
import { type ObjectsFieldLabels, objectsFieldLabels } from '../fields/objects-field/objects-field.labels';
import type { ObjectsLookup } from '../fields/objects-field/use-objects';
import { TextField } from '../fields/text-field/text-field';
import { objectsPart } from './objects-part';
import { asTexts, type ValueBinding } from './spec-values';

/** Where objects are searched for by their names. The form knows the address; this kit does not. */
export interface SpecSource {
  /** Finds objects by a text. */
  lookup: ObjectsLookup;
  /** Objects with known names, so that a given answer can be shown. */
  known?: readonly PickItem[];
}

type FromSource<Props> = Omit<Props, 'lookup' | 'known'> & { source: SpecSource | undefined };

export function SpecAutocomplete({ source, ...props }: FromSource<AutocompleteFieldProps>) {
  const { lookup, known } = sourceOf(source);

  return (
    <AutocompleteField
      {...props}
      known={known}
      lookup={async (text, signal) => (await lookup(text, signal)).items}
    />
  );
}

type ManyObjectsProps = Extract<ObjectsFieldProps, { multiple?: true }>;
type SpecObjectsProps = FromSource<
  Omit<ManyObjectsProps, 'value' | 'defaultValue' | 'onValueChange' | 'onBlur'>
> &
  ValueBinding & { onBlur?: ((event: { type: string; target: unknown }) => unknown) | undefined };

export function SpecObjects({ source, value, onBlur, ...props }: SpecObjectsProps) {
  const words = useLabels<ObjectsFieldLabels>(objectsFieldLabels, props.labels);
  const given = sourceOf(source);
  const values = asTexts(value);
  const chosen = values?.map((id) => given.known?.find((item) => item.value === id)?.label ?? id).join('; ');
  const { label, required, disabled, error } = props;
  const hint = props.hint ?? (props.readOnly ? undefined : words.hint);
  const text = { label, required, disabled, value: chosen ?? '', readOnly: true };
  const leave = () => onBlur?.({ type: 'blur', target: { name: props.name, value } });

  const { place, control } = useKeptFocus(props.ref);

  return (
    <div {...place} className="u:contents">
      <LazyPart
        of={objectsPart}
        waiting={<TextField {...text} hint={hint} error={error} />}
        missing={<TextField {...text} hint={words.missing} error={error} />}
      >
        {({ ObjectsField }) => (
          <ObjectsField {...props} {...given} ref={control} value={values} onBlur={leave} />
        )}
      </LazyPart>
    </div>
  );
}

/** A control that was focused before its field was loaded is replaced, and the new one takes the focus. */
function useKeptFocus(given: SpecObjectsProps['ref']) {
  const ref = useRef<HTMLDivElement>(null);
  const isFocused = useRef(false);
  const take = useCallback((control: HTMLElement | null) => {
    if (control && isFocused.current && !ref.current?.contains(document.activeElement)) control.focus();
  }, []);
  const tell = (isInside: boolean) => () => {
    isFocused.current = isInside;
  };

  return {
    place: { ref, onFocus: tell(true), onBlur: tell(false) },
    control: useComposedRefs<HTMLElement>(take, given),
  };
}

function sourceOf(source: SpecSource | undefined): SpecSource {
  if (!source) throw new Error('A field that finds things by their names needs a `source`.');
  return source;
}
