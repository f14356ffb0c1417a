import { createContext } from 'react';

/** Given by the server, where no effect names the tab: takes the title while a screen is rendered. */
export const TitleContext = createContext<((title: string) => void) | undefined>(undefined);
