import type { ReactNode } from 'react';

/** Two columns from the tablet on, label by label and box by box; long fields take both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="field-rows">{children}</div>;
}
