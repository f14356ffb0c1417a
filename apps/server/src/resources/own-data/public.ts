// The functions of this resource that others may use.

export { eraseAfterTerm } from './after-term/erase-after-term';
export { keepNoLonger } from './keep-no-longer';
