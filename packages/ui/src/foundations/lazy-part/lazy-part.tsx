import type { ReactNode } from 'react';
import type { Part } from './part';
import { usePart } from './use-part';

export interface LazyPartProps<Module extends object> {
  of: Part<Module>;
  /** Until it has come. @default nothing */
  waiting?: ReactNode;
  /** When it does not come. The rest of the page stays, and so does what was typed there. @default nothing */
  missing?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A small part of a page whose code comes when it is first drawn, or is done without. */
export function LazyPart<Module extends object>({ of, waiting, missing, children }: LazyPartProps<Module>) {
  const part = usePart(of);
  if (part === 'waiting') return waiting;
  if (part === 'missing') return missing;
  return children(part);
}
