// The functions of this resource that others may use.

export { importLocalities } from './import-localities';
export { ImportRefused } from './register-file';
export {
  countPlaces,
  findFirst as firstLocalities,
  findPlacePage,
  insertMissing,
  localitiesOfNames,
} from './repository';
export { isOfOffice as isPlaceOfOffice } from './table';
