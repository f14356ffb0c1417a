import { AutocompleteField, type AutocompleteFieldProps } from '../autocomplete-field/autocomplete-field';
import type { PickItem } from '../autocomplete-field/pick-item';

/** Where things come from that are found by their names. The form knows the address; this kit does not. */
export interface SpecSource {
  /** Finds the things for a text: some of them, and how many there are in all. A failure is a rejection. */
  lookup: (text: string, signal: AbortSignal) => Promise<{ items: readonly PickItem[]; count: number }>;
  /** Things whose names are known already, so that a given answer can be shown. */
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

function sourceOf(source: SpecSource | undefined): SpecSource {
  if (!source) throw new Error('A field that finds things by their names needs a `source`.');
  return source;
}
