// The functions of this resource that others may use.

export { keptLibraries, keptWords } from './kept-libraries';
export { communeFacts, findOffered, interestRates, officeWords, wordsOf } from './read-libraries';
export { libraryItem } from './table';
export type { ItemUse, UsedItem } from './uses';
export { writeLibraries, writeLibrariesOf } from './write-libraries';
