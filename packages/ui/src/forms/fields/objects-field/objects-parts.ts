import type { RefCallback } from 'react';
import type { Field } from '../../field/use-field';
import type { PickItem } from '../autocomplete-field/pick-item';
import type { ObjectsFieldLabels } from './objects-field.labels';
import type { useObjects } from './use-objects';

/** Props that the combobox and the sheet share. */
export interface ObjectsPartProps {
  field: Field;
  words: ObjectsFieldLabels;
  control: RefCallback<HTMLElement>;
  list: ReturnType<typeof useObjects>;
  chosen: readonly PickItem[];
  isMany: boolean;
  /** Shown while nothing is chosen. */
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onChoose: (items: readonly PickItem[]) => void;
}
