import type { ReactNode } from 'react';

export interface PartProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** One part of the statement, with the id that automatic checks look for on its heading. */
export function Part({ title, id, children }: PartProps) {
  return (
    <section className="u:grid u:gap-3">
      <h2 id={id} className="u:text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A machine-readable day. */
export function Day({ date, children }: { date: string; children: string }) {
  return <time dateTime={date}>{children}</time>;
}
