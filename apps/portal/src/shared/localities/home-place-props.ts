import type { FieldSpec, Locality } from '@urzad/domain';
import type { ReactNode } from 'react';

/** What the four answers are called in a form. */
type PlaceNames = Readonly<Record<'city' | 'own' | 'district' | 'community', string>>;

export interface HomePlaceProps {
  names: PlaceNames;
  /** How the domain describes them. */
  specs: Readonly<Record<'city' | 'district' | 'community', FieldSpec>>;
  localities: readonly Locality[];
  /** In place of the general hint. */
  hint?: ReactNode;
  readOnly?: boolean;
}
