import { AutocompleteField, type AutocompleteFieldProps } from '../autocomplete-field/autocomplete-field';
import type { PickItem } from '../autocomplete-field/pick-item';
import { ObjectsField, type ObjectsFieldProps } from '../objects-field/objects-field';
import type { ObjectsLookup } from '../objects-field/use-objects';
import { asTexts, type ValueBinding } from './spec-values';

/** Where objects are searched for by their names. The form knows the address; this kit does not. */
export interface SpecSource {
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
  const leave = () => onBlur?.({ type: 'blur', target: { name: props.name, value } });

  return <ObjectsField {...props} {...sourceOf(source)} value={asTexts(value)} onBlur={leave} />;
}

function sourceOf(source: SpecSource | undefined): SpecSource {
  if (!source) throw new Error('A field that finds things by their names needs a `source`.');
  return source;
}
