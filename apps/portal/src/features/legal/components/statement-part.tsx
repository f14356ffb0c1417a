import type { ReactNode } from 'react';

export interface PartProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** One part of the statement, with the id that checkers look for on its heading. */
export function Part({ title, id, children }: PartProps) {
  return (
    <section className="grid gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A day that machines can read. */
export function Day({ date, children }: { date: string; children: string }) {
  return <time dateTime={date}>{children}</time>;
}
