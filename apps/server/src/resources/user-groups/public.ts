// The functions of this resource that others may use.

export { userGroup } from './table';
