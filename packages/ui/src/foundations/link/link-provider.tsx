import type { ComponentType, ReactNode } from 'react';
import { LinkContext, type LinkProps } from './link-context';

export interface LinkProviderProps {
  /** The link of the application's router; it receives `href`, `ref` and all that an `<a>` takes. */
  component: ComponentType<LinkProps>;
  /** The application, whose links are those of its router. */
  children: ReactNode;
}

/** The library knows no router: an application provides its own link once, at the top. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
