// Fields that suggest while a person types.

export {
  AutocompleteField,
  type AutocompleteFieldProps,
} from '../forms/autocomplete-field/autocomplete-field';
export type { PickItem } from '../forms/autocomplete-field/pick-item';
export type { Lookup } from '../forms/autocomplete-field/use-lookup';
export { CityField, type CityFieldProps } from '../forms/city-field/city-field';
export { LocalityField, type LocalityFieldProps } from '../forms/locality-field/locality-field';
export { ObjectsField, type ObjectsFieldProps } from '../forms/objects-field/objects-field';
export type { FoundObjects, ObjectsLookup } from '../forms/objects-field/use-objects';
