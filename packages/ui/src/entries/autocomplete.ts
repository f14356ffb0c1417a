// Fields that suggest while a person types.

export {
  AutocompleteField,
  type AutocompleteFieldProps,
} from '../forms/fields/autocomplete-field/autocomplete-field';
export type { PickItem } from '../forms/fields/autocomplete-field/pick-item';
export type { Lookup } from '../forms/fields/autocomplete-field/use-lookup';
export { CityField, type CityFieldProps } from '../forms/fields/city-field/city-field';
export { LocalityField, type LocalityFieldProps } from '../forms/fields/locality-field/locality-field';
export { ObjectsField, type ObjectsFieldProps } from '../forms/fields/objects-field/objects-field';
export type { FoundObjects, ObjectsLookup } from '../forms/fields/objects-field/use-objects';
