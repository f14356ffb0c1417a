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
    <div className="grid items-start gap-8 desktop:grid-cols-form desktop:gap-12">
      <div className="min-w-0">{children}</div>
      {aside && <aside className="desktop:sticky desktop:top-5">{aside}</aside>}
    </div>
  );
}
