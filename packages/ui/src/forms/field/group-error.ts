import { createContext } from 'react';

/**
 * The id of the words for what is wrong with a group, for the fields inside it: each of them is invalid then, and
 * described by those words, wherever in the group a person is.
 */
export const GroupError = createContext<string | undefined>(undefined);
