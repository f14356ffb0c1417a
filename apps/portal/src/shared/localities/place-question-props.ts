import type { FieldSpec, Locality } from '@urzad/domain';
import type { ReactNode } from 'react';

type Part = 'city' | 'district' | 'community';

export interface PlaceQuestionProps {
  /** What the answers are called in a form. `region` where the place may lie in another voivodeship. */
  names: Readonly<Record<Part | 'own', string>> & { readonly region?: string };
  /** How the domain describes them. */
  specs: Readonly<Record<Part, FieldSpec>> & { readonly region?: FieldSpec };
  localities: readonly Locality[];
  /** Places of other voivodeships that are found by name as well. */
  elsewhere?: readonly string[] | undefined;
  /** The voivodeship that most places lie in. */
  usualRegion?: string | undefined;
  /** In place of the general hint. */
  hint?: ReactNode;
  readOnly?: boolean | undefined;
}
