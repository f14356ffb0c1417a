// The functions of this resource that others may use.

export { importLocalities } from './import-localities';
export { ImportRefused } from './register-file';
export { findFirst as firstLocalities, insertMissing, localitiesOfNames } from './repository';
