import { createContext } from 'react';

/** The id of the error of a group, for the fields inside it: each of them is invalid then, and described by that text. */
export const GroupError = createContext<string | undefined>(undefined);
