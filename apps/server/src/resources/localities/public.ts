// What others may use of this resource.

export { importLocalities } from './import-localities';
export { localitiesOfNames } from './localities-of-names';
export { ImportRefused } from './register-file';
export { insertMissing } from './repository';
