// The functions of this resource that others may use.

export { objectNames } from './object-names';
