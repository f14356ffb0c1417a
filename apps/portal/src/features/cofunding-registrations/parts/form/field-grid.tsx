import type { ReactNode } from 'react';

/** Two columns from the tablet on; long fields take both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 tablet:grid-cols-2">{children}</div>;
}
