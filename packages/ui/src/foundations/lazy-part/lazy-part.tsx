import type { ReactNode } from 'react';
import type { Part } from './part';
import { usePart } from './use-part';

export interface LazyPartProps<Module extends object> {
  /** The part, made by `lazyPart` outside of the component. */
  of: Part<Module>;
  /** Rendered until it is loaded. @default nothing is shown */
  waiting?: ReactNode;
  /** Rendered when the load fails. The rest of the page stays, with what was typed there. @default nothing is shown */
  missing?: ReactNode;
  /** Renders with the loaded module. */
  children: (module: Module) => ReactNode;
}

/** A small part of a page whose code is loaded when it is first rendered, and which the page can do without. */
export function LazyPart<Module extends object>({ of, waiting, missing, children }: LazyPartProps<Module>) {
  const part = usePart(of);
  if (part === 'waiting') return waiting;
  if (part === 'missing') return missing;
  return children(part);
}
