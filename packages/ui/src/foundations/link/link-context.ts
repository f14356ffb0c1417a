import { type ComponentProps, type ComponentType, createContext } from 'react';

/** The props that every link of the library passes to an application's own link. */
export interface LinkProps extends ComponentProps<'a'> {
  /** The address: a path of the application, or a whole address. */
  href: string;
}

export const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);
