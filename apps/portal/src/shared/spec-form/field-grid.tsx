import type { ReactNode } from 'react';

/** Two columns from the tablet on, with labels and controls aligned; long fields take both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="u:field-rows">{children}</div>;
}
