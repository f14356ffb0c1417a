// The functions of this resource that others may use.

export { importLocalities } from './import-localities';
export { localitiesOfNames } from './localities-of-names';
export { ImportRefused } from './register-file';
export { insertMissing } from './repository';
