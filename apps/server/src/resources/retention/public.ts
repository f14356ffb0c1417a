// The functions of this resource that others may use.

export { eraseAfterTerm } from './erase-after-term';
export { countRetentionWork } from './find-rows';
