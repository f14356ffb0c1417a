// The functions of this resource that others may use.

export { countRetentionWork } from './find-rows';
export { finishList, hasPrepared, lists, people } from './repository';
export { retentionRow } from './table';
