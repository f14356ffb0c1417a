import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The props that every link of the library passes to an application's own link. */
export interface LinkProps extends ComponentProps<'a'> {
  /** The address: a path of the application, or a whole address. */
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

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

/** A link without styles: the application's own inside a `LinkProvider`, a plain `<a>` elsewhere. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  // A download is an answer of the server: a router would look for a screen at its address.
  return RouterLink && props.download === undefined ? <RouterLink {...props} /> : <a {...props} />;
}
