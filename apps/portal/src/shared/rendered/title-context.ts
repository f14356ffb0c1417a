import { createContext } from 'react';

/** Provided by the server, where no effect runs: gets the title while a screen is rendered. */
export const TitleContext = createContext<((title: string) => void) | undefined>(undefined);
