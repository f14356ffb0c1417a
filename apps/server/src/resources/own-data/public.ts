// The functions of this resource that others may use.

export { recordErasedEmail } from './emails';
export { eraseRecord } from './erase-record';
export { keepNoLonger } from './keep-no-longer';
export { isStaff } from './obstacles';
export { removeErased } from './remove-erased';
