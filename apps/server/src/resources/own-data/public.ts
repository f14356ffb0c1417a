// The functions of this resource that others may use.

export { keepNoLonger } from './keep-no-longer';
