import type { ReactNode } from 'react';

export interface FormLayoutProps {
  /** The form. */
  children: ReactNode;
  /** A summary of the answers: beside the form and sticky on a desktop, below it elsewhere. */
  aside?: ReactNode;
}

/** A long form and its summary. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  return (
    <div className="u:grid u:items-start u:gap-8 u:desktop:grid-cols-form u:desktop:gap-12">
      <div className="u:min-w-0">{children}</div>
      {aside && <aside className="u:desktop:stays-beside">{aside}</aside>}
    </div>
  );
}
