// The functions of this resource that others may use.

export { findOffered, interestRates, librariesWithItems, wordsOf } from './read-libraries';
export type { ItemUse, UsedItem } from './uses';
export { writeLibraries } from './write-libraries';
