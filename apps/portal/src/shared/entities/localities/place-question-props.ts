import type { FieldSpec, Locality } from '@urzad/domain';
import type { ReactNode } from 'react';

type Part = 'city' | 'district' | 'community';

export interface PlaceQuestionProps {
  /** The names of the answers in a form. `region` where the place may be in another voivodeship. */
  names: Readonly<Record<Part | 'own', string>> & { readonly region?: string };
  /** Their descriptions in the domain. */
  specs: Readonly<Record<Part, FieldSpec>> & { readonly region?: FieldSpec };
  localities: readonly Locality[];
  /** Places of other voivodeships that are found by name as well. */
  elsewhere?: readonly string[] | undefined;
  /** The voivodeship of most places. */
  usualRegion?: string | undefined;
  /** Replaces the general hint. */
  hint?: ReactNode;
  readOnly?: boolean | undefined;
}
