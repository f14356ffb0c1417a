import { fn } from 'storybook/test';
import type { PickItem } from '../../autocomplete-field/pick-item';
import type { ObjectsLookup } from '../use-objects';

/** A generated picture of a house: the story needs no file. */
const IMAGE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%23dcd3ee"/%3E%3Cpath d="M6 16 16 7l10 9v10H6z" fill="%235b3f9e"/%3E%3C/svg%3E';

export const NURSERIES: readonly PickItem[] = [
  { value: '17', label: 'Klub „Miś”, Police', image: IMAGE },
  { value: '18', label: 'Żłobek „Bajka”, Szczecin', image: IMAGE },
  { value: '21', label: 'Żłobek „Tęcza”, Stargard', image: IMAGE },
  { value: '22', label: 'Żłobek „Żabka”, Łobez' },
];

export const few: ObjectsLookup = fn(async () => ({ items: NURSERIES, count: NURSERIES.length }));
